import type { Rolldown } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname

/** What somebody waits for, and so is loaded as one: each by the modules that it starts with. */
const PARTS = {
  shell: ['main.tsx'],
  checkout: ['screens/checkout/main.tsx'],
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
}
const STARTS_AN_APP = /\/pwa\/(?:screens\/checkout\/)?main\.tsx$/
const UI_STYLES = /\/pwa\/ui\/.+\.css/
/** What is sent before the app arrives may not wait for any of it. */
const EARLY = /\/(?:early-answer|verify-path)\.ts$/

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const parts = Object.entries(PARTS).map(([name, starts]) => ({
  name,
  needs: followImports(starts),
}))

/**
 * Which modules share a file: what the documents have in common, what every screen needs, and beyond
 * those one file for each set of parts that need the same modules, so that nobody loads what another
 * part alone needs. Many small files would mean many requests, and compress worse.
 */
export const CHUNK_GROUPS = [
  { name: 'early', test: EARLY },
  { name: nameFile, includeDependenciesRecursively: false },
  // Many screens need parts of its dialog; what draws the code stays out of their way.
  { name: nameCode, minShareCount: 2, includeDependenciesRecursively: false },
]

function nameFile(id: string, modules: Modules): string | null {
  const users = listUsers(id, modules)
  // The styles of the kit come before those of any screen, which may change them.
  if (UI_STYLES.test(id) || users.startsWith('shell-checkout')) return 'shared'
  if (users.startsWith('shell')) return 'shell'
  return users === 'code' || users === '' ? null : users
}

function nameCode(id: string, modules: Modules): string | null {
  return listUsers(id, modules) === 'code' ? 'code' : null
}

/** What shares its file with the start of an app would begin a second one wherever it is needed. */
function listUsers(id: string, modules: Modules): string {
  if (STARTS_AN_APP.test(id)) return ''
  const users = parts.filter(({ needs }) => needs(modules).has(id))
  return users.map(({ name }) => name).join('-')
}

/** The modules and all that they need before they can run. */
function followImports(starts: readonly string[]) {
  const found = new Set<string>()
  function add(id: string, modules: Modules) {
    if (found.has(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) add(imported, modules)
  }
  return (modules: Modules): ReadonlySet<string> => {
    for (const start of starts) add(ROOT + start, modules)
    return found
  }
}
