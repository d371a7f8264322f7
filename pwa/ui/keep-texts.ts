/** The translator's replacement of our texts. */
interface Translation {
  font: Node
  /** In the order of the page. */
  texts: Text[]
}

const translations = new WeakMap<Node, Translation>()

/**
 * A browser's translator takes texts out of the page and puts a `<font>` in their place. React still holds
 * the texts: its removals fail, and its changes stay invisible. So each text is put back before React
 * touches it. The translator sees the change and translates the text again.
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

/** The app makes no `<font>`, and a translator works in its own task, so all these changes belong to it. */
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
      // Several texts may share one `<font>`, when no other is left.
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
