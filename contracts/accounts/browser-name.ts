/** The order matters: the user agents of several browsers name other browsers too. */
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

/** A browser's name, just enough for a person to recognise a sign-in or a device: `Safari on iPhone`. */
export function nameBrowser(userAgent: string): string {
  const find = (names: [RegExp, string][], unknown: string) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? unknown
  return `${find(BROWSERS, 'Browser')} on ${find(SYSTEMS, 'an unknown device')}`
}
