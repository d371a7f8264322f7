import type { QrCode } from '#contracts/presentation/calls.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

/** The file is named after the credential and the time, so that no two codes are taken for one. */
export function downloadCode(code: QrCode, credentialId: string): void {
  const link = document.createElement('a')
  link.href = code.qrCode.dataURL
  link.download = fileNameOf(credentialId, new Date())
  link.click()
  showToast({ title: 'QR Code Downloaded', description: link.download })
}

export function fileNameOf(credentialId: string, now: Date): string {
  const id = credentialId.replace(/^urn:uuid:/, '').replace(/[^0-9a-zA-Z-]/g, '')
  return `visa-qr-${id}-${now.toISOString().replace(/[:.]/g, '-')}.png`
}

export async function copyLink({ verificationUrl }: QrCode): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(verificationUrl).then(
    () => true,
    () => false,
  )
  showToast(
    isCopied
      ? { title: 'Link Copied', description: 'Whoever opens it sees the verdict until it expires.' }
      : {
          title: 'Share Failed',
          description: 'Unable to share verification link. Please try again.',
          variant: 'destructive',
        },
  )
}

/** Through the device's own sheet where it has one, otherwise by a copied link. */
export async function shareCode(code: QrCode): Promise<void> {
  if (!('share' in navigator)) {
    await copyLink(code)
    return
  }
  const shared = { title: 'Visa credential', url: code.verificationUrl }
  const outcome = await navigator.share(shared).then(
    () => 'shared',
    (error: unknown) => (error instanceof Error ? error.name : 'failed'),
  )
  if (outcome === 'AbortError') return
  if (outcome === 'shared') showToast({ title: 'QR Code Shared' })
  else await copyLink(code)
}
