import type { Rolldown } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname

interface Part {
  name: string
  /** The name of the file for modules that this part shares with a later part of the list. */
  shares: string
  /**
   * The part that is always loaded before this one. Modules that only these two parts need stay in
   * the file of the earlier part.
   */
  after?: string
  starts: readonly string[]
}

/**
 * The parts of the app, each with its first modules. The browser loads a part as a whole. The parts
 * that most people wait for come first.
 * Decision: `docs/decisions/42-few-chunks.md`.
 */
const PARTS: readonly Part[] = [
  {
    name: 'shell',
    shares: 'shared',
    // The modules after the first two are small, and the wallet needs them too. As a part of the
    // shell, they cost the wallet no further file.
    starts: [
      'start.ts',
      'main.tsx',
      'device/storage/reload-when-lost.ts',
      'device/storage/storage-notice.tsx',
    ],
  },
  { name: 'verify', shares: 'shared', starts: ['screens/verification/verify-page.tsx'] },
  { name: 'practice', shares: 'content', starts: ['screens/practice/practice-page.tsx'] },
  {
    name: 'home',
    shares: 'common',
    // The modules after the first are small. The sections below the first screen need the second, and the footer,
    // which loads the shared file anyway. Otherwise the sections would load the file of the footer. The wallet needs
    // the third, and would load the shared file of the guide.
    starts: ['screens/storefront/home/home-page.tsx', 'ui/use-seen.ts', 'ui/disclosure.tsx'],
  },
  { name: 'guide', shares: 'guide', starts: ['screens/storefront/guide/guide-page.tsx'] },
  {
    name: 'auth',
    shares: 'common',
    // The modules after the first are small. The wallet and the checkout need them too, and load this file.
    starts: ['screens/account/auth-page.tsx', 'ui/address.tsx'],
  },
  { name: 'checkout', shares: 'guide', starts: ['screens/checkout/main.tsx'] },
  {
    name: 'wallet',
    shares: 'kept',
    starts: [
      'screens/wallet/wallet-page.tsx',
      'screens/wallet/use-wallet.ts',
      'screens/wallet/empty-wallet.tsx',
      'device/storage/durable-store.ts',
    ],
  },
  { name: 'menu', shares: 'kept', starts: ['app/user-menu.tsx'] },
  {
    name: 'later',
    shares: 'later',
    starts: [
      'app/background.tsx',
      'app/theme-and-language.tsx',
      'app/footer.tsx',
      'app/quiet-notices.tsx',
      'app/mobile-sheet.tsx',
      'device/content/carry-content.ts',
      'device/progress/join-account.ts',
      'device/storage/durable-store.ts',
      'device/sync/sync.ts',
      'device/trust/recalled.ts',
      'device/trust/trust.ts',
      'session/refusals.tsx',
      'screens/wallet/code-dialog.tsx',
      'screens/wallet/fault-notices.tsx',
      'screens/wallet/holder-notices.tsx',
    ],
  },
  {
    name: 'dashboard',
    shares: 'later',
    starts: ['screens/learning/dashboard/dashboard-page.tsx'],
  },
  {
    name: 'scan',
    shares: 'later',
    after: 'verify',
    starts: ['screens/verification/without-code.tsx'],
  },
  {
    name: 'sections',
    shares: 'later',
    after: 'home',
    starts: ['screens/storefront/sections/home-sections.tsx'],
  },
  {
    name: 'test',
    shares: 'later',
    after: 'practice',
    starts: [
      'screens/practice/test-screens.tsx',
      'screens/practice/read-due-questions.ts',
      'screens/practice/read-last-test.ts',
    ],
  },
]
/**
 * The modules that start something when they are loaded. They stay out of the shared files, because
 * there they would run for every document that loads the file.
 */
const STARTED =
  /\/pwa\/(?:main\.tsx|start\.ts|screens\/(?:checkout\/main\.tsx|verification\/early-answer\.ts))$/
/**
 * The modules that run before the words of a language are loaded. They share no file with modules
 * of the app. Otherwise these modules would run too early and read the English words. The packages
 * of the shell are in the same file, because the words of a language contain elements.
 */
const BEFORE_WORDS =
  /\/contracts\/language\/(?:languages|fill-in)\.ts|\/pwa\/language\/(?:language|words)\.ts|vite\/preload-helper/

/**
 * The modules that contain the file names of screens or of languages. Each change of a screen or a
 * language changes these modules. No screen imports them, so they stay out of the shared files.
 */
const NAMES_FILES =
  /\/pwa\/(?:translations\/bring-words\.ts|app\/(?:app|header|mobile-menu|routes|shell)\.tsx|session\/guards\.tsx|screens\/)/
/**
 * Modules that never go into the file of a screen, even if only one part needs them now. Another
 * part can need them later, and the file of a screen changes more often. The exceptions are rules
 * that few other parts need. `device/sale` needs the rule of a sale, so this rule stays out of the screens too.
 */
const NO_SCREEN =
  /\/(?:contracts\/(?!anchoring|checkout\/(?!guide-sale)|verification\/(?:calls|verdict)\.ts)|pwa\/(?:device|language)\/)/
/**
 * Matches the part of a module's path that names its file, for modules that no `Part` needs. Each
 * folder, each package and each language is one file. The words of a language also need
 * `contracts/language`, which is a separate file, because it must load nothing of the app.
 */
const FOLDER =
  /(?<=node_modules\/)(?:@[^/]+\/)?[^/]+|(?<=pwa\/)(?:screens\/admin|screens\/[\w-]+\/[\w-]+(?=\/)|screens\/\w+|translations\/\w+(?=\/)|\w+(?=\/))|contracts(?:\/language)?(?=\/)/

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const parts = PARTS.map((part) => ({ ...part, needs: followImports(part.starts) }))

/**
 * The rule that says which modules share a file. Many small files would mean many requests and worse
 * compression. The shared file of a part needs only shared files of earlier parts, so no two files need each
 * other.
 */
export const CHUNK_GROUPS = [
  { debugName: 'parts', name: nameFile, includeDependenciesRecursively: false },
]

function nameFile(id: string, modules: Modules): string | null {
  if (STARTED.test(id)) return null
  if (BEFORE_WORDS.test(id)) return 'base'
  const all = parts.filter(({ needs }) => needs(modules).has(id))
  const users = all.filter(({ after }) => !all.some(({ name }) => name === after))
  const [first, second] = users
  if (!first) return FOLDER.exec(id)?.[0].replace('@', '').replaceAll('/', '-') ?? null
  if (first.name === 'shell') {
    if (NAMES_FILES.test(id)) return null
    return id.includes('/node_modules/') ? 'base' : first.shares
  }
  return second || NO_SCREEN.test(id) ? first.shares : first.name
}

/**
 * Returns a function that finds these modules and all modules that they import, directly or through others.
 */
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
