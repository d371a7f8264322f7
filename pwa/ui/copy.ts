/** Answers whether the browser let it: without https it has no clipboard at all. */
export async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
