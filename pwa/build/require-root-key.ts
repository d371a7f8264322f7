import { readRootKey } from './root-key.ts'

// Runs before Vite, because Vite sets `NODE_ENV` to production for every build.
try {
  readRootKey({ isRequired: process.env['NODE_ENV'] === 'production' })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
