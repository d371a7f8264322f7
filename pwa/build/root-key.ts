import type { Plugin } from 'vite'
import { parsePin } from '../../contracts/trust/pin.ts'

/**
 * The name of a file with the root key, next to the app. In this file, the operator can check which
 * root the app trusts.
 */
const FILE = 'root-key.txt'

const MISSING =
  'A production build needs ROOT_KEY: the root that browsers hold on to, 87 characters, as `npm run visa -- root make` printed it. Set it and build again.'
const MALFORMED =
  'ROOT_KEY is not 87 characters of base64url. Copy it whole, as `npm run visa -- root make` printed it, and build again.'

/**
 * Returns the root key, or null for a build without a root key. Such a build trusts the first root
 * that it receives from the server.
 */
export function readRootKey({ isRequired }: { isRequired: boolean }): string | null {
  const key = process.env['ROOT_KEY'] ?? ''
  if (key === '' && !isRequired) return null
  if (key === '') throw new Error(MISSING)
  try {
    parsePin(key)
  } catch (cause) {
    throw new Error(MALFORMED, { cause })
  }
  return key
}

/**
 * Compiles the root key into the app and writes it to a file. Without a root key the file is empty, so that
 * no file of an earlier build stays.
 * Decision: `docs/decisions/18-root-compiled-in.md`.
 */
export function rootKey(): Plugin {
  const key = readRootKey({ isRequired: false })
  return {
    name: 'root-key',
    config: () => ({ define: { 'import.meta.env.VITE_ROOT_KEY': JSON.stringify(key) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: key ?? '' })
    },
  }
}
