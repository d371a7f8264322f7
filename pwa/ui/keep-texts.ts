/**
 * A `<font>` that a translator put into the page, and the texts of the app that this `<font>`
 * replaced.
 */
interface Translation {
  font: Node
  /** The texts in the order of the page. */
  texts: Text[]
}

const translations = new WeakMap<Node, Translation>()

/**
 * Lets React and a translator change the same page. A browser's translator removes texts from the
 * page and puts a `<font>` in their place. React still uses the removed texts: it fails to remove
 * them, and its changes to them are invisible. Therefore each text is put back before React changes
 * it. The translator notices the text and translates it again.
 */
export function keepTexts() {
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true })
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const change = Node.prototype[name] as (...nodes: (Node | null)[]) => Node
    Object.assign(Node.prototype, {
      [name](this: Node, ...nodes: (Node | null)[]) {
        for (const node of nodes) putBack(node)
        return change.apply(this, nodes)
      },
    })
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this)
      value?.set?.call(this, text)
    },
  })
}

/**
 * Records which texts a translator has replaced. The app creates no `<font>`. A translator makes
 * its changes in a separate task, so the observer gets them in a separate batch. Therefore all
 * changes in a batch with a `<font>` are changes of the translator.
 */
function noteTranslations(records: readonly MutationRecord[]) {
  const made = new Map<Node, Translation>()
  for (const { addedNodes } of records) {
    for (const font of addedNodes) if (font.nodeName === 'FONT') made.set(font, { font, texts: [] })
  }
  if (made.size === 0) return
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue
      const near = [...addedNodes, previousSibling, nextSibling]
        .map((node) => node && made.get(node))
        .filter((translation) => translation != null)
      // Several texts can share one `<font>` when no other `<font>` is left.
      const translation = near.find(({ texts }) => texts.length === 0) ?? near[0]
      if (!translation) continue
      translation.texts.push(text)
      translations.set(text, translation)
    }
  }
}

function putBack(node: Node | null) {
  const translation = node && translations.get(node)
  if (!translation) return
  for (const text of translation.texts) translations.delete(text)
  const { font, texts } = translation
  if (font instanceof Element) font.replaceWith(...texts)
}
