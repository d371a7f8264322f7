/**
 * Returns whether this page was opened from the home screen of an iPhone or iPad. Returns null on
 * other devices, because their browsers do not report this.
 */
export function isFromHomeScreen(): boolean | null {
  if (!('standalone' in navigator)) return null
  return typeof navigator.standalone === 'boolean' ? navigator.standalone : null
}
