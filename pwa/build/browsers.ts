/**
 * The oldest browsers that the app supports. Scripts and styles are built for these versions. The README and
 * `public/before-app.js` name them too. That script tests each browser for features that older versions
 * lack, and never for a name. The app calls newer functions only where they exist. A browser that lacks a
 * function of one screen shows the notice on all screens.
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
