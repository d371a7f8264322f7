/** A `<font>` element of the browser's translator, and the texts of the app that it replaces. */
interface Translation {
  font: Node
  /** The texts in the order of the page. */
  texts: Text[]
}

const translations = new WeakMap<Node, Translation>()

/**
 * Lets React and the browser's translator change the same page. The translator removes texts from
 * the page and puts a `<font>` in their place. React still uses the removed texts: it fails to
 * remove them, and its changes to them are invisible. Therefore this function puts each text back
 * before React changes it. The translator then notices the text and translates it again. No
 * component wraps its changing texts by hand, because a developer would forget one.
 */
export function surviveTranslator() {
  new MutationObserver(recordTranslations).observe(document, { childList: true, subtree: true })
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
 * Records which texts the translator has replaced. The app itself creates no `<font>`. The
 * translator makes its changes in a separate task, so the observer receives them in a separate
 * batch. Therefore all changes in a batch with a `<font>` come from the translator.
 */
function recordTranslations(records: readonly MutationRecord[]) {
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
      // When each `<font>` nearby already has a text, several texts share one.
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
