import type { Rolldown } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname

/** What somebody waits for, and so is loaded as one: each by the modules that it starts with. */
const PARTS = {
  home: ['screens/storefront/home-page.tsx'],
  guide: ['screens/storefront/guide-page.tsx'],
  practice: ['screens/practice/practice-page.tsx'],
  verify: ['screens/verification/verify-page.tsx'],
  proof: ['screens/verification/verdict/follow-answer.ts'],
  wallet: [
    'screens/wallet/wallet-page.tsx',
    'screens/wallet/use-wallet.ts',
    'device/storage/durable-store.ts',
  ],
  code: ['screens/wallet/code-dialog.tsx'],
  background: ['app/background.tsx'],
  checkout: ['screens/checkout/main.tsx'],
}

/** Not needed before there is something to send; the library names them beside what is. */
const NOT_OF_THE_SHELL = /query.*\/(?:mutationObserver|useMutation|useIsFetching)\.js$/
const UI_STYLES = /\/pwa\/ui\/.+\.css/
/** What is sent before the app arrives may not wait for any of it. */
const EARLY = /\/(?:early-answer|verify-path)\.ts$/
/** A module of at most so many characters, with at least so many users, is not worth a request. */
const SMALL = 1200
const COMMON = 3

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const START = 'main.tsx'
const shell = startAt([START], NOT_OF_THE_SHELL)
const checkout = startAt(PARTS.checkout, NOT_OF_THE_SHELL)
const parts = Object.entries(PARTS).map(([name, entries]) => ({ name, ...startAt(entries) }))

/**
 * Which modules share a file. Many small files mean many requests and compress worse, so what the
 * documents have in common is one, what every screen of the shell needs another, and beyond those one
 * for each set of parts that need the same modules: nobody loads what another part alone needs.
 */
export const CHUNK_GROUPS = [
  { name: 'early', test: EARLY },
  { name: nameShared, debugName: 'shared' },
  { name: nameShell, debugName: 'shell' },
  { name: nameSmall, debugName: 'small' },
  // A group takes along what its modules import, which is in the larger sets.
  ...parts.map((_, index) => nameSet(parts.length - index)),
  // Many screens need parts of its dialog; what draws the code stays out of their way.
  { name: nameCode, debugName: 'code', minShareCount: 2 },
]

/** The styles of the kit come before those of any screen, which may change them. */
function nameShared(id: string, modules: Modules): string | null {
  return isShared(id, modules) || UI_STYLES.test(id) ? 'shared' : null
}

function isShared(id: string, modules: Modules): boolean {
  return shell.listImports(modules).has(id) && checkout.listImports(modules).has(id)
}

function nameShell(id: string, modules: Modules): string | null {
  return shell.listImports(modules).has(id) && !isStart(id) ? 'shell' : null
}

function nameSmall(id: string, modules: Modules): string | null {
  return isSmall(id, modules) ? 'small' : null
}

function isSmall(id: string, modules: Modules): boolean {
  const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
  if (!code || code.length > SMALL || listUsers(id, modules).length < COMMON) return false
  return importedIds.every((imported) => isShared(imported, modules) || isSmall(imported, modules))
}

/** What a start shares its file with would begin a second app wherever it is needed. */
function isStart(id: string): boolean {
  return [START, ...PARTS.checkout].some((start) => id === ROOT + start)
}

function nameSet(size: number) {
  return {
    name: (id: string, modules: Modules) => {
      const users = listUsers(id, modules)
      return users.length === size && !isCode(users) ? users.join('-') : null
    },
    debugName: `sets of ${String(size)}`,
  }
}

function nameCode(id: string, modules: Modules): string | null {
  return isCode(listUsers(id, modules)) ? 'code' : null
}

function isCode(users: readonly string[]): boolean {
  return users.join() === 'code'
}

function listUsers(id: string, modules: Modules): string[] {
  if (isStart(id)) return []
  return parts.filter(({ listImports }) => listImports(modules).has(id)).map(({ name }) => name)
}

function startAt(entries: readonly string[], except?: RegExp) {
  const found = new Set<string>()
  function add(id: string, modules: Modules) {
    if (found.has(id) || except?.test(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) add(imported, modules)
  }
  return {
    /** The entries and all that they need before they can run. */
    listImports(modules: Modules): ReadonlySet<string> {
      for (const entry of entries) add(ROOT + entry, modules)
      return found
    },
  }
}
