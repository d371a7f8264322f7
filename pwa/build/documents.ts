import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'

const ROOT = new URL('..', import.meta.url).pathname
const SHELL = 'index.html'
export const EARLY_ANSWER = 'screens/verification/early-answer.ts'
const FREE_CONTENT = '/api/learning/content?part=free'
/** The two fonts of the first screen. The monospaced font can load later. */
const FIRST_FONTS = /(?:newsreader|public-sans)-latin-wght-normal.*\.woff2$/

interface Needs {
  /** The modules that the screen loads before it can show anything. */
  modules: readonly string[]
  /** The address that the screen will request from the server. */
  reads?: string
  /**
   * A module that loads before everything else, in place of the fonts, because a person is waiting for its
   * verdict.
   */
  early?: string
}

/** The screens with which most first visits begin, by document. */
const SCREENS: Record<string, Needs> = {
  'index-home.html': { modules: ['screens/storefront/home-page.tsx'] },
  'guide.html': { modules: ['screens/storefront/guide-page.tsx'], reads: FREE_CONTENT },
  'practice-test.html': { modules: ['screens/practice/practice-page.tsx'], reads: FREE_CONTENT },
  'auth.html': { modules: ['screens/account/auth-page.tsx'] },
  'auth-signup.html': { modules: ['screens/account/auth-page.tsx'] },
  'dashboard.html': { modules: ['screens/learning/dashboard/dashboard-page.tsx'] },
  'verify.html': { modules: ['screens/verification/verify-page.tsx'], early: EARLY_ANSWER },
  'wallet.html': {
    modules: ['screens/wallet/wallet-page.tsx', 'device/storage/durable-store.ts'],
  },
}

/**
 * Makes a copy of the shell document for each of these screens. The copy links the code of its screen, so the
 * browser loads this code immediately and not only after another script. Most copies also contain the first
 * markup, which is visible before any code is loaded.
 */
export function screenDocuments(): Plugin {
  return {
    name: 'screen-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const markups = await prerender()
        const finish = (fileName: string, html: string, needs: Needs) =>
          insertMarkup(markups[fileName], insertLinks(needs, html, bundle))
        const entries = Object.values(bundle).filter(isHtml)
        const shell = String(entries.find(({ fileName }) => fileName === SHELL)?.source)
        for (const [fileName, needs] of Object.entries(SCREENS)) {
          this.emitFile({ type: 'asset', fileName, source: finish(fileName, shell, needs) })
        }
        for (const entry of entries) {
          entry.source = finish(entry.fileName, String(entry.source), { modules: [] })
        }
      },
    },
  }
}

function isHtml(file: Rolldown.OutputBundle[string]): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.html')
}

/** Returns the first markup of each document. The app's own components render it, without a browser. */
async function prerender(): Promise<Record<string, string>> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    mode: 'production',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { MARKUPS } = await server.ssrLoadModule('/build/prerender.tsx')
  await server.close()
  return MARKUPS as Record<string, string>
}

/**
 * Inserts the prerendered markup. Lowers the priority of the scripts, so that fonts and styles load first.
 */
function insertMarkup(markup: string | undefined, html: string): string {
  if (markup === undefined) return html
  const later = /<(?:script type="module"|link rel="modulepreload")/g
  const waiting = replaceFound(html, later, (start) => `${start} fetchpriority="low"`)
  return replaceFound(waiting, '<div id="root">', (start) => start + markup)
}

function insertLinks({ modules, reads, early }: Needs, html: string, bundle: Bundle): string {
  const first = early ? loadEarly(early, bundle) : preloadFonts(bundle)
  const last = listLinks(modules, bundle, html) + (reads ? preload(reads, 'fetch') : '')
  const begun = replaceFound(html, '<link', (found) => first + found)
  return replaceFound(begun, '</head>', (found) => last + found)
}

/** Replaces a text of the document. Throws when the document does not contain the text. */
function replaceFound(html: string, pattern: RegExp | string, by: (found: string) => string) {
  if (html.search(pattern) < 0) throw new Error(`The document has no ${String(pattern)}.`)
  return html.replace(pattern, by)
}

type Bundle = Rolldown.OutputBundle

/** Returns links to the code that the screen needs and that the shell does not link yet. */
function listLinks(modules: readonly string[], bundle: Bundle, shell: string): string {
  const chunks = modules.flatMap((module) => listChunks(module, bundle))
  return [...new Set(chunks.map(({ fileName }) => fileName))]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/**
 * Returns the script tag of the early module. Throws if the module imports others, because it would have to
 * wait for them.
 */
function loadEarly(path: string, bundle: Bundle): string {
  const [chunk, ...others] = listChunks(path, bundle)
  if (!chunk || others.length > 0) throw new Error(`${path} is not a chunk of its own.`)
  return `<script type="module" async fetchpriority="high" crossorigin src="/${chunk.fileName}"></script>`
}

function preloadFonts(bundle: Bundle): string {
  const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file))
  if (fonts.length === 0) throw new Error('The build has none of the fonts to preload.')
  return fonts.map((file) => preload(`/${file}`, 'font')).join('')
}

function preload(address: string, as: 'fetch' | 'font'): string {
  return `<link rel="preload" as="${as}" crossorigin href="${address}">`
}

/** Returns the chunk of a module, and all chunks that it imports. */
function listChunks(path: string, bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  function add(file: Bundle[string] | undefined) {
    if (file?.type !== 'chunk' || found.has(file)) return
    for (const imported of file.imports) add(bundle[imported])
    found.add(file)
  }
  const holds = (file: Bundle[string]) =>
    file.type === 'chunk' && file.moduleIds.includes(ROOT + path)
  add(Object.values(bundle).find(holds))
  if (found.size === 0) throw new Error(`The build has no chunk for ${path}.`)
  return [...found]
}
