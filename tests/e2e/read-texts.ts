import type { Page } from 'playwright-core'

/** A text of a page, in an element or in an attribute. */
export interface ShownText {
  text: string
  /** True when the element is marked as English, or as a text that no language translates. */
  isMarked: boolean
}

/** Names, days and ids, which are the same in every language. */
const NAMES =
  /Visa Success Guide|Chrome on Linux|Sample Traveller|Amara Okafor|\S+@\S+|Visa Waiver|visa-proof|\bEnter\b|\b[A-Z][A-Z0-9]*-?\d[\dA-Z()]*\b|\b[A-Z]{2,}\b|\d{1,2} [A-Za-z]{3,9} \d{4}|person-\d+-\d+|[\da-f]{4}…[\da-f]{4}|…[\da-f]{8}|[\da-f-]{12,}|https?:\S+|\S+\.pdf/g

export function withoutNames(text: string): string {
  return text.replaceAll(NAMES, ' ')
}

/** Returns the texts of the page, in its order, and then the texts of its attributes. */
export function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const HIDDEN = 'script, style, noscript'
    const MARKED = '[lang]:not(html), [translate="no"], textarea, code'
    const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']
    const BUTTONS = 'input:is([type="button"], [type="submit"], [type="reset"])'
    const found: { text: string; isMarked: boolean }[] = []
    const note = (text: string | null, element: Element | null) => {
      if (!text?.trim() || element?.closest(HIDDEN)) return
      found.push({ text, isMarked: Boolean(element?.closest(MARKED)) })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      note(walker.currentNode.textContent, walker.currentNode.parentElement)
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ATTRIBUTES) note(element.getAttribute(name), element)
      if (element.matches(BUTTONS)) note((element as HTMLInputElement).value, element)
    }
    return found
  })
}
