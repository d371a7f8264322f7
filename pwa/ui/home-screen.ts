/**
 * Returns whether this page was opened from the home screen. Returns null except on iPhones and iPads: only
 * they report it, in every browser.
 */
export function isFromHomeScreen(): boolean | null {
  if (!('standalone' in navigator)) return null
  return typeof navigator.standalone === 'boolean' ? navigator.standalone : null
}
