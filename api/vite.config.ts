import { readdirSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { defineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const MIGRATIONS = resolve(import.meta.dirname, 'database/migrations')

/**
 * The migrations as entries of the build. Each migration stays a separate file, because the server finds
 * migrations by their file names.
 */
const migrations: Record<string, string> = Object.fromEntries(
  readdirSync(MIGRATIONS).map((file) => [
    `migrations/${parse(file).name}`,
    resolve(MIGRATIONS, file),
  ]),
)

/**
 * Builds the server into a few files, because few files load faster than many. A failed machine is replaced
 * only as fast as a new server starts. The build does not include packages.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-api',
    emptyOutDir: true,
    // `node --enable-source-maps` (package.json) needs the maps for readable stack traces.
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: resolve(import.meta.dirname, 'main.ts'),
        visa: resolve(import.meta.dirname, 'cli/visa.ts'),
        ...migrations,
      },
      // All files go to one folder, because our code finds other folders relative to its own file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
