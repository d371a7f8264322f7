/**
 * The oldest browsers that are served, as the README names them. Script and styles are built for them;
 * `public/older-browser.js` asks each browser for what those before them lack, and names them too.
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
