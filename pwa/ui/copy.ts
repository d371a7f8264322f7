/** Returns whether the text was copied. Without https there is no clipboard. */
export async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
