import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { CHUNK_GROUPS, keepStartsAlone } from './pwa/build/chunks.ts'
import { EARLY_ANSWER, PICTURE_FILES, screenDocuments } from './pwa/build/documents.ts'
import packageJson from './package.json' with { type: 'json' }

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/
const WORTH_COMPRESSING_BYTES = 1024

/** The two faces of the first screen; the monospaced one may arrive later. */
const PRELOADED_FONTS = /(?:newsreader|public-sans)-latin-wght-normal.*\.woff2$/

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that no request pays for it. Only
 * what lies on the disk is final: Vite still fills in the addresses of chunks after bundling.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        const file = join(dir, fileName)
        if (!COMPRESSIBLE.test(fileName)) continue
        const bytes = readFileSync(file)
        if (bytes.length < WORTH_COMPRESSING_BYTES) continue
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

/**
 * Imports each icon from its own file, so that a module is seen to need its icons and not all of the
 * library's.
 */
function importIconsAlone(): Plugin {
  return {
    name: 'import-icons-alone',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map(importIcon)
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}

function importIcon(specifier: string): string {
  const [icon = '', name = icon] = specifier.split(' as ')
  const file = icon.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
  return `import ${name} from 'lucide-react/icons/${file}'`
}

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => PRELOADED_FONTS.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
            },
          })),
    },
  }
}

/** How many builds, the newest among them, keep their files: an open page may still ask for one. */
const KEPT_BUILDS = 3
const BUILDS_FILE = '.builds.json'

/** What only the network may answer, or only a search engine or an app store looks at. */
const NOT_PRECACHED = /^(?:(?:checkout|success)\.html|robots\.txt|screenshots\/.*)$/
const isPrecached = (fileName: string) =>
  !NOT_PRECACHED.test(fileName) && !PICTURE_FILES.includes(fileName)
const WORKER = 'sw.js'

/**
 * The closed list of what works without a connection: this build's files and the public ones, each
 * with the hash of its content. Files that earlier builds left in the folder are not in it.
 */
function offlineShell() {
  const files = new Set<string>()
  let config: ResolvedConfig
  let outDir = ''

  const listFiles: Plugin = {
    name: 'list-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
      outDir = resolve(resolved.root, resolved.build.outDir)
    },
    writeBundle(_options, bundle) {
      for (const fileName of Object.keys(bundle)) files.add(fileName)
      for (const fileName of listFolder(config.publicDir)) files.add(fileName)
    },
    closeBundle: {
      order: 'post',
      handler() {
        files.add(WORKER)
        removeOldBuilds(outDir, [...files])
      },
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'device/worker',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html'],
      manifestTransforms: [
        () => ({
          manifest: [...files]
            .filter(isPrecached)
            .sort()
            .map((url) => {
              const bytes = readFileSync(join(outDir, url))
              const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
              return { url, integrity, revision: null, size: bytes.length }
            }),
          warnings: [],
        }),
      ],
    },
  })
  return [listFiles, worker]
}

function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Keeps the hashed files of the last builds, by a list that each build leaves behind. */
function removeOldBuilds(outDir: string, files: string[]) {
  const list = join(outDir, BUILDS_FILE)
  const earlier = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[][]) : []
  const builds = [...earlier, files].slice(-KEPT_BUILDS)
  const kept = new Set([...builds.flat(), BUILDS_FILE])
  for (const fileName of listFolder(outDir)) {
    if (!kept.has(fileName.replace(/\.(?:br|gz)$/, ''))) rmSync(join(outDir, fileName))
  }
  writeFileSync(list, JSON.stringify(builds))
}

/** Shown to people, and different in every build, so that browsers notice a new one. */
function nameBuild(): string {
  const builtAt = `${new Date().toISOString().slice(0, 19)}Z`
  try {
    const command = ['rev-parse', '--short', 'HEAD']
    const commit = execFileSync('git', command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${packageJson.version} (${commit.trim()}, ${builtAt})`
  } catch {
    // A copy of the sources without their history is built all the same.
    return `${packageJson.version} (${builtAt})`
  }
}

/** In characters of the source. */
const WORTH_COMPILING = 20_000

/** Nearly all of a chunk runs at once: browsers that read this compile it beside the page's thread. */
function askToCompile({ modules }: Rolldown.RenderedChunk): string {
  const sizes = Object.values(modules).map(({ renderedLength }) => renderedLength)
  const size = sizes.reduce((sum, length) => sum + length, 0)
  return size < WORTH_COMPILING ? '' : '//# allFunctionsCalledOnLoad'
}

process.env['VITE_APP_VERSION'] ??= nameBuild()

export default defineConfig({
  root: new URL('./pwa', import.meta.url).pathname,
  plugins: [
    react(),
    importIconsAlone(),
    preloadFonts(),
    keepStartsAlone(),
    screenDocuments(),
    precompress(),
    offlineShell(),
  ],
  build: {
    outDir: new URL('./dist', import.meta.url).pathname,
    // Old files are removed by `removeOldBuilds`, which knows which of them may still be asked for.
    emptyOutDir: false,
    // A data: address is refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen's document names its code; a list of it inside the scripts weighs more than it saves.
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'js' ? [] : imports),
    },
    rolldownOptions: {
      // The payment provider's script may run in the last two documents only.
      input: ['index.html', 'checkout.html', 'success.html', EARLY_ANSWER].map((entry) =>
        resolve(import.meta.dirname, 'pwa', entry),
      ),
      output: {
        postBanner: askToCompile,
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  server: {
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
  },
})
