import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  OTHER_LANGUAGES,
  type Language,
  type OtherLanguage,
} from '../../contracts/language/languages.ts'
import { replaceFound } from './replace-found.ts'
import { MANIFEST, translateManifest, translateTexts } from './translate-document.ts'

const ROOT = new URL('..', import.meta.url).pathname
const APP = 'main.tsx'
const PAYMENT = 'screens/checkout/main.tsx'
const SHELL = 'index.html'
export const EARLY_ANSWER = 'screens/verification/early-answer.ts'
const FREE_CONTENT = '/api/learning/content?part=free'
/** The two fonts of the first screen. The monospaced font can load later. */
const FIRST_FONTS = /(?:newsreader|public-sans)-latin-wght-normal.*\.woff2$/

interface Needs {
  /** The modules that must be loaded before the screen can be shown. */
  modules: readonly string[]
  /** The address of the first request that the screen sends to the server. */
  reads?: string
  /**
   * A module that loads before everything else, in place of the fonts, because a person is waiting
   * for the verdict that it requests.
   */
  early?: string
}

/** The screens on which most first visits begin. The key is the file name of the document. */
const SCREENS: Record<string, Needs> = {
  'index-home.html': { modules: ['screens/storefront/home/home-page.tsx'] },
  'guide.html': { modules: ['screens/storefront/guide/guide-page.tsx'], reads: FREE_CONTENT },
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
 * Makes a copy of the shell document for each of these screens. The copy links the code of its
 * screen, so the browser does not have to wait for another script to name this code. Most copies
 * also contain the prerendered markup, which is visible before any code is loaded. A copy with
 * markup exists in each language.
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
        const emit = (fileName: string, source: string) => {
          const written = bundle[fileName]
          if (written?.type === 'asset') written.source = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
        const write = (fileName: string, html: string, needs: Needs) => {
          const linked = insertLinks(needs, html, bundle)
          for (const [language, markup] of markups) {
            const own = markup[fileName]
            const filled = own === undefined ? linked : insertMarkup(own, linked)
            if (language === 'en') emit(fileName, filled)
            else if (own !== undefined) {
              emit(`${language}/${fileName}`, writeIn(language, filled, bundle))
            }
          }
        }
        const entries = Object.values(bundle).filter(isHtml)
        const shell = String(entries.find(({ fileName }) => fileName === SHELL)?.source)
        for (const [fileName, needs] of Object.entries(SCREENS)) {
          write(fileName, shell, { ...needs, modules: [APP, ...needs.modules] })
        }
        for (const { fileName, source } of entries) {
          write(fileName, String(source), { modules: [fileName === SHELL ? APP : PAYMENT] })
        }
        for (const language of OTHER_LANGUAGES) {
          emit(`${language}/${MANIFEST}`, translateManifest(language))
        }
      },
    },
  }
}

function isHtml(file: Rolldown.OutputBundle[string]): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.html')
}

type Markups = Record<string, string>

/**
 * Returns the first markup of each document in each language. The app's own components render it, without a
 * browser.
 */
async function prerender(): Promise<Map<Language, Markups>> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    mode: 'production',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const markups = new Map<Language, Markups>()
  for (const language of LANGUAGE_NAMES) {
    // The modules read the language once, when they are loaded. So they are loaded again for each
    // language.
    server.moduleGraph.invalidateAll()
    const { replaceBrowser } = await server.ssrLoadModule('/build/no-browser.ts')
    const replace = replaceBrowser as (language: Language) => void
    replace(language)
    const { bringWords } = await server.ssrLoadModule('/translations/bring-words.ts')
    await (bringWords as () => Promise<void>)()
    if (document.documentElement.lang !== language)
      throw new Error(`There are no words of ${language}.`)
    const { MARKUPS } = await server.ssrLoadModule('/build/prerender.tsx')
    markups.set(language, MARKUPS as Markups)
  }
  await server.close()
  return markups
}

/** Writes the language and its texts into a document, and links the words of the language. */
function writeIn(language: OtherLanguage, html: string, bundle: Bundle): string {
  const words = listLinks([`translations/${language}/words.ts`], bundle, html)
  const { direction } = LANGUAGES[language]
  let written = replaceFound(
    html,
    '<html lang="en"',
    () => `<html lang="${language}" dir="${direction}"`,
  )
  written = replaceFound(written, '</head>', (found) => words + found)
  // The serif font has only Latin letters, so a document in Arabic does not preload it.
  if (direction === 'rtl')
    written = written.replace(/<link rel="preload" as="font"[^>]*newsreader[^>]*>/, '')
  written = written.replace(`href="/${MANIFEST}"`, `href="/${language}/${MANIFEST}"`)
  return translateTexts(language, written)
}

/**
 * Inserts the prerendered markup. Lowers the priority of the scripts, so that fonts and styles load first.
 */
function insertMarkup(markup: string, html: string): string {
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

/** Returns the chunk of a module, and all chunks that it imports. Two chunks that need each other are an error. */
function listChunks(path: string, bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  function add(file: Bundle[string] | undefined, importers: readonly string[] = []) {
    if (file?.type !== 'chunk' || found.has(file)) return
    const way = [...importers, file.fileName]
    if (importers.includes(file.fileName))
      throw new Error(`Chunks need each other: ${way.join(', ')}`)
    for (const imported of file.imports) add(bundle[imported], way)
    found.add(file)
  }
  const holds = (file: Bundle[string]) =>
    file.type === 'chunk' && file.moduleIds.includes(ROOT + path)
  add(Object.values(bundle).find(holds))
  if (found.size === 0) throw new Error(`The build has no chunk for ${path}.`)
  return [...found]
}
