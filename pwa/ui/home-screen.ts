/**
 * Whether this page was opened from the home screen. Null on all devices but iPhones and iPads, which alone
 * tell it, in any browser.
 */
export function isFromHomeScreen(): boolean | null {
  if (!('standalone' in navigator)) return null
  return typeof navigator.standalone === 'boolean' ? navigator.standalone : null
}
