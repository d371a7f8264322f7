import type { CodeRequest } from '#pwa/device/presentation/make-code.ts'
import { forgetFailures, loadOnce } from '#pwa/ui/lazy-part.tsx'
import type { DrawnCode } from './use-code.ts'

let loaded: typeof import('./code-dialog.tsx') | undefined

const { ask, Component } = loadOnce(async () => {
  loaded = await import('./code-dialog.tsx')
  return loaded.CodeDialog
})

/** The code dialog, a chunk of its own. After loading ahead it opens without a pause. */
export const LazyCodeDialog = Component

/**
 * Starts to make the first code before its dialog is rendered, if the dialog was loaded ahead. Each press
 * tries again to load a dialog that failed.
 */
export function beginCode(request: CodeRequest): Promise<DrawnCode> | undefined {
  forgetFailures()
  const begun = loaded?.drawCode(request)
  // The screen with the code reports a failure.
  begun?.catch(() => undefined)
  return begun
}

/** A failed load is repeated when the dialog opens. */
export function loadCodeDialogAhead(): void {
  ask().catch(() => undefined)
}
