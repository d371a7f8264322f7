import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** Runs in the page: it finds what a person would find, by its role and its name. */
export interface Sought {
  /** Exactly this, or what the expression matches. */
  name: string | { source: string; flags: string }
  /** One of these. */
  roles: readonly string[]
  /** Only inside of what this selector finds. */
  within?: string | undefined
}

export type Place = { x: number; y: number } | { why: string }

const CAN_BE_NAMED = 'a[href],button,input,select,textarea,summary,img,canvas,svg,dialog,[role]'

export function find({ name, roles, within }: Sought): HTMLElement | undefined {
  const matches = (found: string) =>
    typeof name === 'string' ? found === name : new RegExp(name.source, name.flags).test(found)
  return candidates(within).find(
    (element) => roles.includes(roleOf(element)) && matches(tidy(computeAccessibleName(element))),
  )
}

/** What is open on top of the page hides all else from a person. */
function candidates(within?: string): HTMLElement[] {
  const dialog = topDialog()
  const roots = within ? [...document.querySelectorAll(within)] : [dialog ?? document.body]
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(CAN_BE_NAMED)])
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

/** Where it can be pressed, once it is in view; or why a person could not press it. */
export function place(sought: Sought): Place {
  const element = find(sought)
  if (!element) return { why: `there is none; there are ${listNames(sought)}` }
  if (element.matches(':disabled, [aria-disabled="true"]')) return { why: 'it is disabled' }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A radio button may be drawn by its label.
  const drawn = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
  const places = drawn.map(placeOf)
  return places.find((one) => 'x' in one) ?? places[0] ?? { why: 'it has no box' }
}

function placeOf(element: Element): Place {
  const [box] = element.getClientRects()
  if (!box || box.width === 0 || box.height === 0) return { why: 'it has no box' }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit) return { why: `it is outside the window, at ${String(x)}, ${String(y)}` }
  if (element.contains(hit) || hit.contains(element)) return { x, y }
  return { why: `it is covered by ${hit.outerHTML.slice(0, 120)}` }
}

function listNames({ roles, within }: Sought): string {
  const all = candidates(within).filter((element) => roles.includes(roleOf(element)))
  return JSON.stringify(all.map((element) => tidy(computeAccessibleName(element))))
}

/** All that a person can read on the screen, or in a part of it. */
export function read(within = 'body'): string {
  return [...document.querySelectorAll<HTMLElement>(within)]
    .map(({ innerText }) => tidy(innerText))
    .join(' ')
}

/** Of what the operating system draws, the list of a choice and the calendar of a date. */
export function setValue(sought: Sought, value: string): boolean {
  const element = find(sought)
  if (element instanceof HTMLSelectElement) {
    const option = [...element.options].find(({ label }) => tidy(label) === value)
    if (!option) return false
    element.value = option.value
  } else if (element instanceof HTMLInputElement) {
    // React sees only what is set past its own property.
    Reflect.set(HTMLInputElement.prototype, 'value', value, element)
  } else return false
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Marks all of its text, for the next keys to replace. */
export function selectText(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.select()
}

export async function clearStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const workers = await navigator.serviceWorker.getRegistrations()
  const databases = await indexedDB.databases()
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...(await caches.keys()).map((name) => caches.delete(name)),
    ...databases.map(({ name = '' }) => remove(name)),
  ])
}

function remove(database: string): Promise<unknown> {
  const removing = indexedDB.deleteDatabase(database)
  return new Promise((done) => (removing.onsuccess = done))
}
