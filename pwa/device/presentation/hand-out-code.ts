import { showToast } from '#pwa/ui/toast-store.ts'

/** Through the system's own sheet; where there is none, the link is copied. */
export async function shareLink(title: string, url: string): Promise<void> {
  // Absent from browsers of desktops, whatever its type says.
  if (!('share' in navigator)) {
    await copyLink(url)
    return
  }
  const shared = { title, text: 'Verify this digital visa credential', url }
  const outcome = await navigator.share(shared).then(
    () => 'shared',
    (error: unknown) => (error instanceof DOMException ? error.name : 'failed'),
  )
  if (outcome === 'AbortError') return
  if (outcome === 'shared') showToast({ title: 'QR Code Shared' })
  else tellFailure()
}

export async function copyLink(url: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  if (!isCopied) {
    tellFailure()
    return
  }
  const description = 'Whoever has the link can verify this credential until the code expires.'
  showToast({ title: 'Link Copied', description })
}

function tellFailure() {
  showToast({
    title: 'Share Failed',
    description: 'Unable to share verification link. Please try again.',
    variant: 'destructive',
  })
}

/** Saves the PNG at this address. */
export function savePicture(credentialId: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = pictureName(credentialId, new Date())
  link.click()
  showToast({ title: 'QR Code Downloaded', description: link.download })
}

/** The id without its colons, which file systems refuse, and the time it was saved. */
export function pictureName(credentialId: string, savedAt: Date): string {
  const id = credentialId.replaceAll(':', '-')
  return `visa-credential-${id}-${savedAt.toISOString().replaceAll(/[:.]/g, '-')}.png`
}
