import { isFromHomeScreen } from './home-screen.ts'

/**
 * The time for which the address of the file stays valid. A browser can read the file long after
 * the download began, and the download fails without the address.
 */
const READABLE_MS = 60_000

/**
 * Saves a file among the browser's downloads. An app on the home screen of an iPhone or iPad has no
 * downloads. In such an app, the system asks the person where to save the file. Returns false when
 * the person closes this question.
 */
export async function saveFile(name: string, content: Blob): Promise<boolean> {
  const outcome = isFromHomeScreen() ? await shareFile(name, content) : 'not offered'
  if (outcome === 'not offered') download(name, content)
  return outcome !== 'closed'
}

async function shareFile(
  name: string,
  content: Blob,
): Promise<'shared' | 'closed' | 'not offered'> {
  const files = [new File([content], name, { type: content.type })]
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return 'not offered'
  return navigator.share({ files }).then(
    () => 'shared',
    (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'not offered',
  )
}

function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READABLE_MS)
}
