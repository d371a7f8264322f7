import { readdirSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { defineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const MIGRATIONS = resolve(import.meta.dirname, 'database/migrations')

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
      input: {
        main: resolve(import.meta.dirname, 'main.ts'),
        visa: resolve(import.meta.dirname, 'cli/visa.ts'),
        ...migrations,
      },
      // All files in one folder, because code that looks for a folder starts from its own place.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
