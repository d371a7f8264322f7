/**
 * The browsers, and patterns for their user agents. The first match counts, because the user agent
 * of one browser often contains the names of other browsers.
 */
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

const UNKNOWN_BROWSER = 'Browser'
const UNKNOWN_SYSTEM = 'an unknown device'

/** Returns a name such as `Safari on iPhone`, by which a person can recognise a sign-in or a device. */
export function nameBrowser(userAgent: string): string {
  const find = (names: [RegExp, string][], unknown: string) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? unknown
  return `${find(BROWSERS, UNKNOWN_BROWSER)} on ${find(SYSTEMS, UNKNOWN_SYSTEM)}`
}

/**
 * Returns the parts of a name that `nameBrowser` has made. Another language can make a sentence of
 * these parts. An unknown part is null.
 */
export function partsOfBrowserName(name: string): {
  browser: string | null
  system: string | null
} {
  const [browser = name, system = UNKNOWN_SYSTEM] = name.split(' on ')
  return {
    browser: browser === UNKNOWN_BROWSER ? null : browser,
    system: system === UNKNOWN_SYSTEM ? null : system,
  }
}
