import type { CodeRequest } from '#pwa/device/presentation/make-code.ts'
import { forgetFailures, loadOnce } from '#pwa/ui/lazy-part.tsx'
import type { DrawnCode } from './use-code.ts'

let loaded: typeof import('./code-dialog.tsx') | undefined

const { ask, Component } = loadOnce(async () => {
  loaded = await import('./code-dialog.tsx')
  return loaded.CodeDialog
})

/**
 * The dialog with the QR code. Its code is in a separate chunk. When the chunk is loaded, the
 * dialog opens immediately.
 */
export const LazyCodeDialog = Component

/**
 * Starts to make the first code before the dialog is rendered. Returns undefined when the chunk of
 * the dialog is not loaded yet. After a failure to load the chunk, each press tries again.
 */
export function beginCode(request: CodeRequest): Promise<DrawnCode> | undefined {
  forgetFailures()
  const begun = loaded?.drawCode(request)
  // The code dialog reports a failure. Without this handler, the browser would report an earlier
  // failure as unhandled.
  begun?.catch(() => undefined)
  return begun
}

/**
 * Loads the chunk of the dialog early. Ignores a failure, because the dialog loads the chunk again
 * when it opens.
 */
export function loadCodeDialogAhead(): void {
  ask().catch(() => undefined)
}
