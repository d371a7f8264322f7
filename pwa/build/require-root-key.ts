import { readRootKey } from './root-key.ts'

// Before Vite, which calls every build one for production.
try {
  readRootKey({ isRequired: process.env['NODE_ENV'] === 'production' })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
