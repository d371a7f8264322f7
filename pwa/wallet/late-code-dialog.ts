import { createElement, use, type ComponentProps } from 'react'
import type { CodeDialog } from './code-dialog.tsx'

type Dialog = typeof CodeDialog

let loaded: Dialog | undefined
let loading: Promise<Dialog> | undefined

/** The dialog of the code, a chunk of its own: shown without a pause once it was loaded ahead. */
export function LateCodeDialog(props: ComponentProps<Dialog>) {
  return createElement(loaded ?? use(load()), props)
}

/** What cannot be loaded now is asked for again when it is to be shown. */
export function loadCodeDialogAhead(): void {
  load().catch(() => {
    loading = undefined
  })
}

/** One promise for every render that asks, or React would ask for ever. */
function load(): Promise<Dialog> {
  loading ??= import('./code-dialog.tsx').then((module) => (loaded = module.CodeDialog))
  return loading
}
