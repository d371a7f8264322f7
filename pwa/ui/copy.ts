/**
 * Copies a text. Returns false when this fails: a page without https has no clipboard, and a
 * browser can refuse.
 */
export async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
