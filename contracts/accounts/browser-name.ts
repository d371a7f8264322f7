/** In the order in which they must be asked: several browsers name others too. */
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a person recognises a sign-in or a device by, and no more: `Safari on iPhone`. */
export function nameBrowser(userAgent: string): string {
  const find = (names: [RegExp, string][], unknown: string) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? unknown
  return `${find(BROWSERS, 'Browser')} on ${find(SYSTEMS, 'an unknown device')}`
}
