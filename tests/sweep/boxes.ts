import type { Engine } from '#tests/support/browser/engines/window.ts'

export interface Box {
  name: string
  width: number
  height: number
  /**
   * The height of one line of the box's text. The engines break lines at different words. The
   * heights of boxes can therefore differ by whole lines.
   */
  line: number
  isOut: boolean
  isEmpty: boolean
}

const SMALLER = 0.75
const SLACK_PX = 8
/**
 * The names of boxes that only some engines show. Their texts are about the browser, its storage
 * and its notifications.
 */
const OF_ONE = /notif|your browser|this browser|no, thanks|be told|chrome|firefox|safari| MB /i

/**
 * Runs in the page, and uses no variable from outside. Measures all parts of the page. If a dialog
 * or menu is open, measures only the topmost one.
 */
export function measureBoxes(): Box[] {
  const parts =
    'header,main,footer,section,article,aside,dialog,h1,h2,h3,p,li,dt,dd,label,a,button,input,select,textarea,summary,img,svg[role],canvas,table,td,th'
  const root = [...document.querySelectorAll('dialog:modal, [role="menu"]')].at(-1) ?? document.body
  const seen = new Map<string, number>()
  return [root, ...root.querySelectorAll(parts)].flatMap((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    // Skips toasts. A toast can be visible in one engine, and already gone in another engine.
    const isPassing = element.closest('div:has(> [role="status"] + [role="alert"])') !== null
    if (isPassing || !element.checkVisibility({ visibilityProperty: true })) return []
    const { lineHeight, fontSize, display } = getComputedStyle(element)
    // Skips inline elements. The width of a link in a text depends on the line breaks.
    if (display === 'inline') return []
    // The heading names the container. A further notice inside the container does not change this
    // name.
    const heading = element.matches('main,header,footer,section,article,aside,dialog')
      ? element.querySelector('h1,h2,h3,h4')
      : null
    const text = element.getAttribute('aria-label') ?? (heading ?? element).textContent
    const words = text
      .replace(/\s+/g, ' ')
      .replace(/\S*[\d…]\S*( (s|min))?/g, '0')
      .trim()
      .slice(0, 40)
    const name = `${element.localName} "${words}"`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return {
      name: count > 1 ? `${name} (${String(count)})` : name,
      width,
      height,
      line: parseFloat(lineHeight) || 1.5 * parseFloat(fontSize),
      isOut: width > 1 && (left < -1 || right > innerWidth + 1),
      isEmpty:
        width === 0 ||
        height === 0 ||
        (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0),
    }
  })
}

export type Measured = Partial<Record<Engine, readonly Box[]>>

/** Returns the faults of boxes. A fault is in one engine and in no other engine. */
export function compareBoxes(measured: Measured): string[] {
  const engines = Object.keys(measured) as Engine[]
  return engines.flatMap((engine) => {
    const others = engines.filter((other) => other !== engine)
    const own = byName(measured[engine])
    const theirs = others.map((other) => byName(measured[other]))
    const [first, ...rest] = theirs
    return [...(first?.values() ?? [])].flatMap((one) => {
      const same = rest.flatMap((boxes) => boxes.get(one.name) ?? [])
      if (same.length < rest.length) return []
      const fault = judge(own.get(one.name), [one, ...same])
      return fault ? [`${engine}: ${one.name} ${fault}`] : []
    })
  })
}

function judge(own: Box | undefined, others: readonly Box[]): string | undefined {
  if (others.some(({ isEmpty, isOut }) => isEmpty || isOut)) return undefined
  if (!own) return others.some(({ name }) => OF_ONE.test(name)) ? undefined : 'is not there'
  if (own.isEmpty) return 'is empty'
  if (own.isOut) return 'lies outside the window'
  const width = Math.min(...others.map((box) => box.width))
  const height = Math.min(...others.map((box) => box.height))
  const isNarrow = own.width < width * SMALLER && own.width < width - SLACK_PX
  const isLow = own.height < height * SMALLER && own.height < height - own.line - SLACK_PX
  const size = (...sides: number[]) => sides.map(Math.round).join(' by ')
  return isNarrow || isLow
    ? `is ${size(own.width, own.height)}, elsewhere ${size(width, height)}`
    : undefined
}

function byName(boxes: readonly Box[] = []) {
  return new Map(boxes.map((box) => [box.name, box]))
}
