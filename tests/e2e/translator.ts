import type { Page } from 'playwright-core'

/**
 * A script that changes a page as Chrome's translator does. It replaces each text by a `<font>`
 * element with the translation. It also replaces texts that the page changes later. The translation
 * is the text in capital letters.
 */
const TRANSLATE = `(() => {
  const IGNORED = 'font, script, style, noscript, textarea, [translate="no"]'
  const isText = (text) => /\\p{L}/u.test(text.data) && !text.parentElement?.closest(IGNORED)
  const font = (child) => {
    const element = document.createElement('font')
    element.append(child)
    return element
  }
  let isPlanned = false
  const translate = () => {
    isPlanned = false
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) text.replaceWith(font(font(text.data.toUpperCase())))
  }
  new MutationObserver(() => {
    if (isPlanned || !document.body) return
    isPlanned = true
    setTimeout(translate)
  }).observe(document, { childList: true, characterData: true, subtree: true })
})()`

export async function translatePages(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: TRANSLATE,
    worldName: 'translator',
  })
}
