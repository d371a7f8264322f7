import { readdirSync, readFileSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { defineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const MIGRATIONS = resolve(import.meta.dirname, 'database/migrations')
const PROGRAM = /dist-api\/([\w-]+)\.js/g

/** Finds the server and all other programs that `package.json` starts. */
function findPrograms(): Record<string, string> {
  const scripts = readFileSync(resolve(ROOT, 'package.json'), 'utf8')
  const names = Array.from(scripts.matchAll(PROGRAM), ([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => [
      name,
      resolve(import.meta.dirname, name === 'main' ? 'main.ts' : `cli/${name}.ts`),
    ]),
  )
}

/** The running server finds migrations by name, so each is a file of its own. */
const migrations: Record<string, string> = Object.fromEntries(
  readdirSync(MIGRATIONS).map((file) => [
    `migrations/${parse(file).name}`,
    resolve(MIGRATIONS, file),
  ]),
)

/** Builds few files, which start much faster than the sources. Packages stay outside. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-api',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { ...findPrograms(), ...migrations },
      // All files in one folder, because code that looks for a folder starts from its own place.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
