import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bundle } from './bundle.ts'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import type { Place, Sought } from './in-page.ts'
import { openWebKit } from './webkit.ts'
import { KEYS, type Engine, type EngineWindow } from './window.ts'

const POLL_MS = 100
/**
 * The deadline of every wait. A long deadline fails only if the event never comes. A short one
 * would fail on a slow machine too.
 */
const DEADLINE_MS = 120_000
/**
 * The longest time for one call in the page. A page that navigates away during the call can fail to
 * answer.
 */
const ANSWERS_WITHIN_MS = 15_000
const OPENERS: Record<Engine, () => Promise<EngineWindow>> = {
  webkit: openWebKit,
  firefox: openFirefox,
  chromium: openChromium,
}
const PRESSED = 'button link tab radio checkbox switch menuitem menuitemradio option'.split(' ')
const TYPED = 'textbox searchbox combobox spinbutton'.split(' ')

type Name = string | RegExp
interface Where {
  role?: string
  /** A selector. Only elements inside the elements that it matches are found. */
  within?: string
}
type Pages = typeof import('./in-page.ts')

/**
 * A page with the actions of a person, such as press and type. The actions find an element by its
 * name. They are the same in every engine.
 */
export interface EnginePage extends Pick<
  EngineWindow,
  'version' | 'run' | 'print' | 'readComplaints' | 'loseStorage' | 'close'
> {
  engine: Engine
  /** Returns a PNG of the window's content. Takes the picture after all animations have ended. */
  picture(): Promise<Buffer>
  /** Opens a path of the site. */
  go(path: string): Promise<void>
  reload(): Promise<void>
  /**
   * Presses an element by a real event. Waits until the element is in view, does not move and is
   * not covered.
   */
  press(name: Name, where?: Where): Promise<void>
  /** Types into the field with this label. The new text replaces the field's text. */
  type(label: Name, text: string, where?: Where): Promise<void>
  /**
   * Inserts the whole text in one step, as a paste from the clipboard does. The new text replaces
   * the field's text.
   */
  paste(label: Name, text: string, where?: Where): Promise<void>
  /**
   * Sets a select or a date. The operating system draws its list or calendar, so a test cannot
   * press in it.
   */
  choose(label: Name, value: string, where?: Where): Promise<void>
  attach(label: Name, path: string, where?: Where): Promise<void>
  /** Waits until the field with this label has this value. */
  seeValue(label: Name, value: string, where?: Where): Promise<void>
  key(name: keyof typeof KEYS): Promise<void>
  /**
   * Returns the text on the screen. With a selector, returns only the text of the elements that it
   * matches.
   */
  read(within?: string): Promise<string>
  /** Waits for a text. Ignores the difference between upper and lower case. */
  see(text: string, within?: string): Promise<void>
  notSee(text: string, within?: string): Promise<void>
  /** Waits for an element with this role and name. */
  find(role: string, name: Name, where?: Where): Promise<void>
  /** Waits until the address has this path. */
  reach(path: string): Promise<void>
  /** Runs a function in the page. The function must not use variables from outside. */
  evaluate<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Calls a function of `in-page.ts`. */
  inPage<Key extends keyof Pages>(
    name: Key,
    ...args: Parameters<Pages[Key]>
  ): Promise<Awaited<ReturnType<Pages[Key]>>>
  /**
   * Calls `ask` again and again until it returns a truthy value. While the page loads, a call can
   * fail.
   */
  until<Result>(ask: () => Promise<Result>, why?: () => string): Promise<NonNullable<Result>>
  /** Sets the size of the inside of the window, in pixels. */
  resize(width: number, height: number): Promise<void>
}

let script: Promise<string> | undefined

export async function openPage(
  engine: Engine,
  site: string,
  deadlineMs = DEADLINE_MS,
): Promise<EnginePage> {
  script ??= bundle(join(import.meta.dirname, 'in-page.ts'), 'inPage')
  const [code, window] = await Promise.all([script, OPENERS[engine]()])
  const { version, print, readComplaints, close, attach } = window
  const library = `(globalThis.inPage ??= (() => { ${code}; return inPage })())`

  const inPage: EnginePage['inPage'] = async (name, ...args) => {
    const values = args
      .map((value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value)))
      .join(', ')
    return (await window.run(`${library}.${name}(${values})`)) as never
  }
  const evaluate: EnginePage['evaluate'] = async (work, ...args) =>
    (await window.run(`(${work.toString()})(...${JSON.stringify(args)})`)) as never

  const until: EnginePage['until'] = async (ask, why = () => 'nothing came') => {
    const giveUpAt = Date.now() + deadlineMs
    let failure = ''
    for (;;) {
      const answer = await Promise.race([ask(), refuseLate()]).catch((error: unknown) => {
        failure = `: ${String(error)}`
      })
      if (answer) return answer
      if (Date.now() > giveUpAt) {
        const screen = await inPage('read').catch(String)
        throw new Error(`${engine}: ${why()}${failure}\nOn the screen: ${screen.slice(0, 1000)}`)
      }
      await setTimeout(POLL_MS)
    }
  }

  /**
   * Returns the point at which the element can be pressed. The element can still move, so two calls
   * must find the same point.
   */
  const locate = (sought: Sought) => {
    let last: Place = { why: 'nobody looked' }
    return until(
      async () => {
        const before = last
        last = await inPage('aim', sought)
        const isStill = 'x' in last && 'x' in before && last.x === before.x && last.y === before.y
        return isStill && 'x' in last ? last : undefined
      },
      () => `${describe(sought)} cannot be pressed: ${'why' in last ? last.why : 'it moves'}`,
    )
  }
  const pressAt = async (sought: Sought) => {
    const { x, y } = await locate(sought)
    await window.pressAt(x, y)
    // If the page does not answer, the press has led to another page.
    const isPressed = await inPage('hasLanded').catch(() => true)
    if (!isPressed) await pressAt(sought)
  }
  const press: EnginePage['press'] = async (name, where = {}) => {
    await pressAt(seek(name, PRESSED, where))
  }
  const see: EnginePage['see'] = async (text, within) => {
    await until(
      () => inPage('watchText', text, true, within),
      () => `"${text}" did not appear`,
    )
  }

  return {
    engine,
    version,
    run: window.run,
    picture: async () => {
      await inPage('settle')
      return window.picture()
    },
    print,
    readComplaints,
    ...(window.loseStorage && { loseStorage: window.loseStorage }),
    close,
    go: (path) => window.go(new URL(path, site).href),
    reload: window.reload,
    press,
    type: async (label, text, where = {}) => {
      await pressAt(seek(label, TYPED, where))
      await inPage('selectText')
      await window.type(text)
    },
    paste: async (label, text, where = {}) => {
      await pressAt(seek(label, TYPED, where))
      await inPage('selectText')
      await inPage('insertText', text)
    },
    choose: async (label, value, where = {}) => {
      const sought = seek(label, ['combobox', 'listbox', 'date'], where)
      await until(
        () => inPage('setValue', sought, value),
        () => `${describe(sought)} has no "${value}"`,
      )
    },
    attach: async (label, path, where = {}) => {
      const sought = seek(label, ['file'], where)
      await until(async () => {
        await attach(`${library}.find(${JSON.stringify(sought)})`, path)
        return true
      })
    },
    seeValue: async (label, value, where = {}) => {
      const sought = seek(label, [...TYPED, 'listbox', 'date'], where)
      let held: string | undefined
      await until(
        async () => (held = await inPage('valueOf', sought)) === value,
        () => `${describe(sought)} holds "${String(held)}", not "${value}"`,
      )
    },
    key: (name) => window.type(KEYS[name]),
    read: (within) => inPage('read', within),
    see,
    notSee: async (text, within) => {
      await until(
        () => inPage('watchText', text, false, within),
        () => `"${text}" did not go`,
      )
    },
    find: async (role, name, where = {}) => {
      const sought = seek(name, [role], where)
      await until(
        async () => 'x' in (await inPage('place', sought)),
        () => `${describe(sought)} did not appear`,
      )
    },
    reach: async (path) => {
      await until(
        () => evaluate((wanted) => location.pathname === wanted, path),
        () => `${path} did not come`,
      )
    },
    evaluate,
    inPage,
    until,
    resize: async (width, height) => {
      await window.resize(width, height)
      await until(
        () =>
          evaluate((wanted, high) => innerWidth === wanted && innerHeight === high, width, height),
        () => `the window did not become ${String(width)} pixels wide`,
      )
    },
  }
}

async function refuseLate(): Promise<never> {
  await setTimeout(ANSWERS_WITHIN_MS, undefined, { ref: false })
  throw new Error('The page did not answer')
}

function seek(name: Name, roles: readonly string[], { role, within }: Where): Sought {
  const { source, flags } = name instanceof RegExp ? name : {}
  return {
    name: typeof name === 'string' ? name : { source: source ?? '', flags: flags ?? '' },
    roles: role ? [role] : roles,
    within,
  }
}

function describe({ name, roles }: Sought): string {
  const words = typeof name === 'string' ? `"${name}"` : `/${name.source}/${name.flags}`
  return `${roles.length === 1 ? (roles[0] ?? '') : 'what is called'} ${words}`
}
