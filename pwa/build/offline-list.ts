import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/**
 * How many builds keep their files, including the newest one. An open page can still request a file of an
 * earlier build.
 */
const KEPT_BUILDS = 3
const BUILDS_FILE = '.builds.json'

/**
 * Matches files that are not stored for offline use. Without a connection, the shell document
 * replaces all other documents. The app itself does not need the other files in the pattern.
 */
const NOT_PRECACHED =
  /^(?:(?!index\.|paying-offline\.).*\.html|robots\.txt|root-key\.txt|screenshots\/.*)$/
const WORKER = 'sw.js'

/**
 * Makes the list of files for offline use: the files of this build and the public files, each with the hash
 * of its content. Files of earlier builds in the folder are not in the list.
 */
export function offlineShell() {
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
            .filter((url) => !NOT_PRECACHED.test(url))
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

/** Deletes all files that none of the last builds made. Each build stores a list of its files. */
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
