import type { CodeRequest } from '#pwa/device/presentation/make-code.ts'
import { forgetFailures, loadOnce } from '#pwa/ui/lazy-part.tsx'
import type { DrawnCode } from './use-code.ts'

let loaded: typeof import('./code-dialog.tsx') | undefined

const { ask, Component } = loadOnce(async () => {
  loaded = await import('./code-dialog.tsx')
  return loaded.CodeDialog
})

/**
 * The dialog with the QR code, in a separate chunk. After the chunk is loaded, the dialog opens immediately.
 */
export const LazyCodeDialog = Component

/**
 * Starts to make the first code before the dialog is rendered, if the chunk is loaded already. When the chunk
 * could not be loaded, each press tries again.
 */
export function beginCode(request: CodeRequest): Promise<DrawnCode> | undefined {
  forgetFailures()
  const begun = loaded?.drawCode(request)
  // The code dialog reports the failure. Before that, the failure must not count as unhandled.
  begun?.catch(() => undefined)
  return begun
}

/** Loads the chunk early. After a failure, the dialog loads the chunk again when it opens. */
export function loadCodeDialogAhead(): void {
  ask().catch(() => undefined)
}
