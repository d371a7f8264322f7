/**
 * Whether this page was opened from the home screen. Only iPhones and iPads tell, with whatever browser:
 * null elsewhere.
 */
export function isFromHomeScreen(): boolean | null {
  if (!('standalone' in navigator)) return null
  return typeof navigator.standalone === 'boolean' ? navigator.standalone : null
}
