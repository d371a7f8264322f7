import { createElement, use, type ComponentProps } from 'react'
import type { CodeRequest } from '#pwa/device/presentation/make-code.ts'
import type { DrawnCode } from './use-code.ts'

type Loaded = typeof import('./code-dialog.tsx')

let loaded: Loaded | undefined
let loading: Promise<Loaded> | undefined
let hasFailed = false

/** The dialog of the code, a chunk of its own: shown without a pause once it was loaded ahead. */
export function LateCodeDialog(props: ComponentProps<Loaded['CodeDialog']>) {
  return createElement((loaded ?? use(load())).CodeDialog, props)
}

/**
 * Begins to make the first code before its dialog is drawn; only once that was loaded ahead. A dialog
 * that could not be loaded is asked for again by each press.
 */
export function beginCode(request: CodeRequest): Promise<DrawnCode> | undefined {
  if (hasFailed) loading = undefined
  hasFailed = false
  const begun = loaded?.drawCode(request)
  // Whoever shows the code tells of a failure.
  begun?.catch(() => undefined)
  return begun
}

/** What cannot be loaded now is asked for again when it is to be shown. */
export function loadCodeDialogAhead(): void {
  load().catch(() => undefined)
}

/** One promise for every render that asks, or React would ask for ever. */
function load(): Promise<Loaded> {
  loading ??= import('./code-dialog.tsx').then(
    (module) => (loaded = module),
    (error: unknown) => {
      hasFailed = true
      throw error
    },
  )
  return loading
}
