import { toPng, type QrDrawing } from '#pwa/presentation/draw-qr.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

/** Through the system's own sheet; without one, or when it will not, the link is copied. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    if (canShare()) {
      await navigator.share({ title, text: 'Verify this digital visa credential', url })
      showToast({ title: 'QR Code Shared' })
      return
    }
    await navigator.clipboard.writeText(url)
    showToast({
      title: 'Link Copied',
      description: 'Whoever has the link can verify this credential until the code expires.',
    })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (isCancelled) return
    showToast({
      title: 'Share Failed',
      description: 'Unable to share verification link. Please try again.',
      variant: 'destructive',
    })
  }
}

/** Absent from browsers of desktops, whatever its type says. */
function canShare(): boolean {
  return 'share' in navigator
}

export async function downloadPng(credentialId: string, drawing: QrDrawing): Promise<void> {
  const address = URL.createObjectURL(await toPng(drawing))
  const link = document.createElement('a')
  link.href = address
  link.download = pngName(credentialId, new Date())
  link.click()
  URL.revokeObjectURL(address)
  showToast({ title: 'QR Code Downloaded' })
}

/** The id without its colons, which file systems refuse, and the time it was saved. */
export function pngName(credentialId: string, savedAt: Date): string {
  const id = credentialId.replaceAll(':', '-')
  return `visa-credential-${id}-${savedAt.toISOString().replaceAll(/[:.]/g, '-')}.png`
}
