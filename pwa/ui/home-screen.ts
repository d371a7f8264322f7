/**
 * Returns whether this page was opened from the home screen. Every browser on iPhones and iPads
 * reports it. Returns null on other devices, which do not report it.
 */
export function isFromHomeScreen(): boolean | null {
  if (!('standalone' in navigator)) return null
  return typeof navigator.standalone === 'boolean' ? navigator.standalone : null
}
