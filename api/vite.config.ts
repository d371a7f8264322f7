import { readdirSync, readFileSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { defineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const MIGRATIONS = resolve(import.meta.dirname, 'database/migrations')
const PROGRAM = /dist-api\/([\w-]+)\.js/g

/** The server and whatever else `package.json` starts. */
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

/** Found by their names once the server runs, so each is a file of its own. */
const migrations: Record<string, string> = Object.fromEntries(
  readdirSync(MIGRATIONS).map((file) => [
    `migrations/${parse(file).name}`,
    resolve(MIGRATIONS, file),
  ]),
)

/** In few files, which start in a fraction of the time that the sources take. Packages stay outside. */
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
      // All beside each other, since code that looks for a folder does so from where it stands.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
