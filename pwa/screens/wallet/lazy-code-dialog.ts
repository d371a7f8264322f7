import type { CodeRequest } from '#pwa/device/presentation/make-code.ts'
import { forgetFailures, loadOnce } from '#pwa/ui/lazy-part.tsx'
import type { DrawnCode } from './use-code.ts'

let loaded: typeof import('./code-dialog.tsx') | undefined

const { ask, Component } = loadOnce(async () => {
  loaded = await import('./code-dialog.tsx')
  return loaded.CodeDialog
})

/** The dialog of the code, a chunk of its own: shown without a pause once it was loaded ahead. */
export const LazyCodeDialog = Component

/**
 * Begins to make the first code before its dialog is drawn; only once that was loaded ahead. A dialog
 * that could not be loaded is asked for again by each press.
 */
export function beginCode(request: CodeRequest): Promise<DrawnCode> | undefined {
  forgetFailures()
  const begun = loaded?.drawCode(request)
  // The screen that shows the code tells of a failure.
  begun?.catch(() => undefined)
  return begun
}

/** What cannot be loaded now is asked for again when it is to be shown. */
export function loadCodeDialogAhead(): void {
  ask().catch(() => undefined)
}
