/**
 * The oldest browsers that the app supports. The README also names them. Scripts and styles are
 * built for these versions. `public/older-browser.js` tests each browser for features that older
 * versions do not have, and names the versions too.
 */
export const OLDEST_BROWSERS = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  ios: '16.4',
} as const

export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(
  ([browser, version]) => browser + version,
)
