import { copy } from '#pwa/ui/copy.ts'
import { saveFile } from '#pwa/ui/save-file.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

/** Opens the system's share sheet. Copies the link when there is no share sheet. */
export async function shareLink(title: string, url: string): Promise<void> {
  // Desktop browsers do not have this function, although its type says that it exists.
  if (!('share' in navigator)) {
    await copyLink(url)
    return
  }
  const shared = { title, text: words.handOut.text, url }
  const outcome = await navigator.share(shared).then(
    () => 'shared',
    (error: unknown) => (error instanceof DOMException ? error.name : 'failed'),
  )
  if (outcome === 'AbortError') return
  if (outcome === 'shared') showToast({ title: words.handOut.shared })
  else reportFailure()
}

export async function copyLink(url: string): Promise<void> {
  if (!(await copy(url))) {
    reportFailure()
    return
  }
  showToast({ title: words.handOut.copied, description: words.handOut.copiedText })
}

function reportFailure() {
  showToast({
    title: words.handOut.failed,
    description: words.handOut.failedText,
    variant: 'destructive',
  })
}

export async function savePicture(credentialId: string, picture: Blob): Promise<void> {
  const name = pictureName(credentialId, new Date())
  if (!(await saveFile(name, picture))) return
  showToast({ title: words.handOut.downloaded, description: name })
}

/** Converts the data URL of a QR code, which the server made, to a PNG. */
export function readPicture(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  )
  return new Blob([bytes], { type: 'image/png' })
}

/**
 * Returns a file name with the id and the time. Hyphens replace colons, because file systems refuse
 * colons.
 */
export function pictureName(credentialId: string, savedAt: Date): string {
  const id = credentialId.replaceAll(':', '-')
  return `visa-credential-${id}-${savedAt.toISOString().replaceAll(/[:.]/g, '-')}.png`
}
