import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/**
 * Describes an element by its role and its name. A person finds elements in the same way. This
 * module runs in the page.
 */
export interface Sought {
  /** The exact name, or the source and flags of an expression that matches the name. */
  name: string | { source: string; flags: string }
  /** The element has one of these roles. */
  roles: readonly string[]
  /** A selector. Only elements inside the elements that it matches are found. */
  within?: string | undefined
}

export type Place = { x: number; y: number } | { why: string }

/**
 * The time for which `watchText` waits. It looks every `LOOK_EVERY_MS`. A brief message is visible
 * for longer than that.
 */
const WATCH_MS = 2000
const LOOK_EVERY_MS = 100
const SETTLES_WITHIN_MS = 3000
const CAN_BE_NAMED = 'a[href],button,input,select,textarea,summary,img,canvas,svg,dialog,[role]'

export function find({ name, roles, within }: Sought): HTMLElement | undefined {
  const matches = (found: string) =>
    typeof name === 'string' ? found === name : new RegExp(name.source, name.flags).test(found)
  return candidates(within).find(
    (element) => roles.includes(roleOf(element)) && matches(tidy(computeAccessibleName(element))),
  )
}

/**
 * Returns the elements that can match. If a modal dialog is open, returns only the elements of the
 * dialog. A person cannot reach the rest of the page.
 */
function candidates(within?: string): HTMLElement[] {
  const dialog = topDialog()
  const roots = within
    ? [...document.querySelectorAll<HTMLElement>(within)]
    : [dialog ?? document.body]
  return roots
    .flatMap((root) => [root, ...root.querySelectorAll<HTMLElement>('*')])
    .filter((element) => element.matches(CAN_BE_NAMED))
    .filter((element) => isShown(element) && !element.closest('[inert]'))
}

export function topDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
}

export function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  )
}

function roleOf(element: Element): string {
  if (element instanceof HTMLInputElement && element.type === 'password') return 'textbox'
  if (element instanceof HTMLInputElement && /^(date|file)$/.test(element.type)) return element.type
  if (element.localName === 'summary') return 'button'
  return getRole(element) ?? ''
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Scrolls the element into view. Returns the point at which a person can press the element. If
 * there is no such point, returns the reason.
 */
export function place(sought: Sought): Place {
  const element = find(sought)
  if (!element) return { why: `there is none; there are ${listNames(sought)}` }
  if (element.matches(':disabled, [aria-disabled="true"]')) return { why: 'it is disabled' }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const places = drawnOf(element).map(placeOf)
  return places.find((one) => 'x' in one) ?? places[0] ?? { why: 'it has no box' }
}

/** Returns the result of `place`. Also watches the next press, which must hit this element. */
export function aim(sought: Sought): Place {
  const found = place(sought)
  const element = find(sought)
  if (element && 'x' in found) watchPress(drawnOf(element))
  return found
}

const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
let watching = new AbortController()
let landed: boolean | undefined

/**
 * Watches the next press. The page can move before the press, or during it. If an event of the
 * press then hits another element, the press has no effect.
 */
function watchPress(wanted: HTMLElement[]) {
  watching.abort()
  watching = new AbortController()
  landed = undefined
  const judge = (event: Event) => {
    const { target } = event
    const isHit = target instanceof Node && wanted.some((one) => one.contains(target))
    landed = landed !== false && isHit
    if (!landed) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click') watching.abort()
  }
  for (const type of PRESS)
    addEventListener(type, judge, { capture: true, signal: watching.signal })
}

/**
 * Returns whether the last press hit its element. If the page has reloaded since the press, the
 * press counts as a hit.
 */
export function hasLanded(): boolean {
  watching.abort()
  return landed !== false
}

/**
 * Returns the element and its labels. Of a radio button or a file input, only the label can be
 * visible.
 */
function drawnOf(element: HTMLElement): HTMLElement[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return [element, ...labels]
}

function placeOf(element: Element): Place {
  const [box] = element.getClientRects()
  if (!box || box.width === 0 || box.height === 0) return { why: 'it has no box' }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit) return { why: `it is outside the window, at ${String(x)}, ${String(y)}` }
  if (element.contains(hit)) return { x, y }
  return { why: `it is covered by ${hit.outerHTML.slice(0, 120)}` }
}

function listNames({ roles, within }: Sought): string {
  const all = candidates(within).filter((element) => roles.includes(roleOf(element)))
  return JSON.stringify(all.map((element) => tidy(computeAccessibleName(element))))
}

/**
 * Looks for the text for at most `WATCH_MS`. Returns true when the text is on the screen. If
 * `isThere` is false, returns true when the text is gone.
 */
export async function watchText(text: string, isThere: boolean, within?: string): Promise<boolean> {
  const giveUpAt = Date.now() + WATCH_MS
  while (read(within).toLowerCase().includes(text.toLowerCase()) !== isThere) {
    if (Date.now() > giveUpAt) return false
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
  }
  return true
}

/**
 * Returns all text that a person can read on the screen. With `within`, returns only the text of a
 * part of the screen.
 */
export function read(within = 'body'): string {
  return [...document.querySelectorAll<HTMLElement>(within)]
    .map(({ innerText }) => tidy(innerText))
    .join(' ')
}

/**
 * Sets the value of a select or an input. The operating system draws the list or the calendar of
 * these elements, so a test cannot press in it.
 */
export function setValue(sought: Sought, value: string): boolean {
  const element = find(sought)
  if (element instanceof HTMLSelectElement) {
    const option = [...element.options].find(({ label, value: own }) =>
      [tidy(label), own].includes(value),
    )
    if (!option) return false
    element.value = option.value
  } else if (element instanceof HTMLInputElement) {
    // React has put a property `value` on the element itself. React ignores a value that is set by
    // this property.
    Reflect.set(HTMLInputElement.prototype, 'value', value, element)
  } else return false
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

export function valueOf(sought: Sought): string | undefined {
  const element = find(sought)
  return element && 'value' in element ? String(element.value) : undefined
}

/** Inserts text into the focused element. A paste does the same. */
export function insertText(text: string): void {
  // This is the only call that inserts text with the events of a paste.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text)
}

/** Selects all text of the focused field. The next keys will replace the text. */
export function selectText(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.select()
}

const CAN_BE_USED = 'a[href],button,input,select,textarea,summary,[role="img"],[role="menuitem"]'
/** `faultsOf` ignores these elements. For example, a brief message can be outside the dialog. */
const PASSES_BY = '[inert],[role="status"],[role="alert"]'
const SMALLEST_PX = 100

/** Waits until no animation moves anything. Ignores endless animations. */
export async function settle(): Promise<void> {
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS
  while (document.getAnimations().some(isMoving) && Date.now() < giveUpAt)
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
}

function isMoving({ effect, playState }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
}

/**
 * Returns the faults of the screen's layout. If a dialog or menu is open, also returns its faults.
 */
export async function findFaults(): Promise<string[]> {
  await settle()
  const { scrollWidth } = document.documentElement
  const sideways =
    scrollWidth > innerWidth
      ? [`the page is ${String(scrollWidth)} pixels wide in ${String(innerWidth)}`]
      : []
  const open = topDialog() ?? document.querySelector<HTMLElement>('[role="menu"]')
  return open ? [...sideways, ...faultsOf(open)] : sideways
}

/**
 * Returns the faults of an open dialog or menu. Its box must be in the window. Every control in it
 * must be inside this box, and a person must be able to press the control.
 */
function faultsOf(open: HTMLElement): string[] {
  const box = open.getBoundingClientRect()
  const size = `${describe(open)} is ${String(box.width)} by ${String(box.height)}`
  const faults = box.width < SMALLEST_PX || box.height < SMALLEST_PX ? [size] : []
  if (!isInside(box, new DOMRect(0, 0, innerWidth, innerHeight)))
    faults.push(`${size}, at ${String(box.x)}, ${String(box.y)} of the window`)
  for (const element of open.querySelectorAll<HTMLElement>(CAN_BE_USED)) {
    if (!isShown(element) || element.closest(PASSES_BY)) continue
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const places = drawnOf(element).map(placeOf)
    if (!places.some((one) => 'x' in one)) faults.push(`${describe(element)}: ${whyOf(places)}`)
    const own = element.getBoundingClientRect()
    if (own.left < box.left - 1 || own.right > box.right + 1)
      faults.push(`${describe(element)} stands out of ${describe(open)}`)
  }
  return faults
}

function whyOf([first]: Place[]): string {
  return first && 'why' in first ? first.why : ''
}

function isInside(box: DOMRect, of: DOMRect): boolean {
  const isWide = box.left >= of.left - 1 && box.right <= of.right + 1
  return isWide && box.top >= of.top - 1 && box.bottom <= of.bottom + 1
}

function describe(element: HTMLElement): string {
  return `${roleOf(element)} "${tidy(computeAccessibleName(element))}"`
}
