import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname
const SHELL = 'index.html'
const FONT_PRELOADS = /<link rel="preload" as="font"[^>]*>\s*/g
export const EARLY_ANSWER = 'screens/verification/early-answer.ts'
const FREE_CONTENT = '/api/learning/content?part=free'

/** The payment documents have a code and a policy of their own; this one only gets its first markup. */
const CHECKOUT = { path: '/checkout', fileName: 'checkout.html' }

interface ScreenDocument {
  path: string
  fileName: string
  screen: string
  /** What runs as soon as it has arrived, before everything else. */
  early?: string
  /** What the screen loads before it can show anything. */
  also?: string
  /** Where somebody waits for one word, the code goes before the type. */
  hasTypeLater?: true
  /** Whether it shows the screen before the code has arrived. */
  isPrerendered: boolean
  /** What the screen will ask the server for. */
  reads?: string
}

/** The screens that most first visits begin with. */
const DOCUMENTS: readonly ScreenDocument[] = [
  {
    path: '/',
    fileName: 'index-home.html',
    screen: 'screens/storefront/home-page.tsx',
    isPrerendered: true,
  },
  {
    path: '/guide',
    fileName: 'guide.html',
    screen: 'screens/storefront/guide-page.tsx',
    isPrerendered: true,
    reads: FREE_CONTENT,
  },
  {
    path: '/practice-test',
    fileName: 'practice-test.html',
    screen: 'screens/practice/practice-page.tsx',
    isPrerendered: true,
    reads: FREE_CONTENT,
  },
  {
    path: '/auth',
    fileName: 'auth.html',
    screen: 'screens/account/auth-page.tsx',
    isPrerendered: true,
  },
  {
    path: '/dashboard',
    fileName: 'dashboard.html',
    screen: 'screens/learning/dashboard-page.tsx',
    isPrerendered: true,
  },
  {
    path: '/verify',
    fileName: 'verify.html',
    screen: 'screens/verification/verify-page.tsx',
    early: EARLY_ANSWER,
    hasTypeLater: true,
    isPrerendered: false,
  },
  {
    path: '/wallet',
    fileName: 'wallet.html',
    screen: 'screens/wallet/wallet-page.tsx',
    also: 'device/storage/durable-store.ts',
    isPrerendered: false,
  },
]

/** A device that has the worker needs none of them: its code is there at once. */
export const PRERENDERED_FILES: readonly string[] = DOCUMENTS.filter(
  ({ isPrerendered }) => isPrerendered,
).map(({ fileName }) => fileName)

/**
 * The shell once more for single addresses: it names the code of their screen, so that nothing waits
 * for a script that asks for a script, and holds their first markup before any of it has arrived.
 */
export function screenDocuments(): Plugin {
  return {
    name: 'screen-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle[SHELL]
        if (shell?.type !== 'asset') throw new Error(`The build has no ${SHELL}.`)
        const markups = await prerenderAll()
        const html = String(shell.source)
        const checkout = bundle[CHECKOUT.fileName]
        if (checkout?.type !== 'asset') throw new Error(`The build has no ${CHECKOUT.fileName}.`)
        checkout.source = insertMarkup(markups.get(CHECKOUT.path) ?? '', String(checkout.source))
        for (const screenDocument of DOCUMENTS) {
          const { path, fileName, screen, early, also, reads, hasTypeLater } = screenDocument
          const modules = also === undefined ? [screen] : [screen, also]
          const links = listLinks(modules, bundle, html) + (reads ? preload(reads) : '')
          const markup = markups.get(path) ?? ''
          const named = html
            .replace('<link', (first) => (early ? loadEarly(early, bundle) : '') + first)
            .replace('</head>', () => `${links}</head>`)
          const typed = hasTypeLater ? replaceFound(named, FONT_PRELOADS, () => '') : named
          const source = markup === '' ? typed : insertMarkup(markup, typed)
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** Its type and styles go before the code that replaces it. */
function insertMarkup(markup: string, html: string): string {
  const later = replaceFound(
    html,
    /<(?:script type="module"|link rel="modulepreload")/g,
    (start) => `${start} fetchpriority="low"`,
  )
  return replaceFound(later, '<div id="root">', (start) => start + markup)
}

/** A document that lacks what is to be replaced is not what this was written for. */
function replaceFound(html: string, pattern: RegExp | string, by: (found: string) => string) {
  const replaced = html.replace(pattern, by)
  if (replaced === html) throw new Error(`The document has no ${String(pattern)}.`)
  return replaced
}

/** What the document's screen needs and the shell does not name yet. */
function listLinks(modules: string[], bundle: Rolldown.OutputBundle, shell: string): string {
  const chunks = modules.flatMap((module) => listChunks(module, bundle))
  const files = [
    ...chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    ...chunks.map(({ fileName }) => fileName),
  ]
  return [...new Set(files)]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link ${relationOf(file)} crossorigin href="/${file}">`)
    .join('')
}

/** Alone: it would wait for whatever it imports. */
function loadEarly(path: string, bundle: Rolldown.OutputBundle): string {
  const chunks = listChunks(path, bundle)
  const [chunk] = chunks
  if (!chunk || chunks.length > 1) throw new Error(`${path} is not a chunk of its own.`)
  return `<script type="module" async fetchpriority="high" crossorigin src="/${chunk.fileName}"></script>`
}

function preload(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`
}

function relationOf(file: string): string {
  return file.endsWith('.css') ? 'rel="stylesheet"' : 'rel="modulepreload"'
}

/** The chunk of a module after all that it imports: a later style may change an earlier one. */
function listChunks(path: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const module = ROOT + path
  const found = new Set<Rolldown.OutputChunk>()
  function add(chunk: Rolldown.OutputBundle[string] | undefined) {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    for (const imported of chunk.imports) add(bundle[imported])
    found.add(chunk)
  }
  add(
    Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module)),
  )
  if (found.size === 0) throw new Error(`The build has no chunk for ${path}.`)
  return [...found]
}

/** The first markup of each document, which the app itself renders, without a browser. */
async function prerenderAll(): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    mode: 'production',
    plugins: [react()],
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const leave = standInForBrowser()
  const { prerender } = (await server.ssrLoadModule('/build/prerender.tsx')) as PrerenderModule
  const paths = DOCUMENTS.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path)
  const markups = new Map([...paths, CHECKOUT.path].map((path) => [path, prerender(path)]))
  leave()
  await server.close()
  return markups
}

interface PrerenderModule {
  prerender: (path: string) => string
}

/** What a browser says that nobody has used yet. */
function standInForBrowser(): () => void {
  const nothingKept = { getItem: () => null }
  const parts = {
    BroadcastChannel: class {
      addEventListener() {
        return undefined
      }
    },
    localStorage: nothingKept,
    sessionStorage: nothingKept,
    location: { origin: '', host: '', pathname: '/', hash: '' },
    matchMedia: () => ({ matches: false }),
  }
  const before = Object.getOwnPropertyDescriptors(globalThis)
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
  return () => {
    for (const name of Object.keys(parts)) {
      Reflect.deleteProperty(globalThis, name)
      const known = Object.entries(before).find(([key]) => key === name)?.[1]
      if (known) Object.defineProperty(globalThis, name, known)
    }
  }
}
