import type { Plugin } from 'vite'
import { parsePin } from '../../contracts/trust/pin.ts'

/** Beside the app, so that its operator can compare the root that it holds on to. */
const FILE = 'root-key.txt'

const MISSING =
  'A production build needs ROOT_KEY: the root that browsers hold on to, 87 characters, as `npm run visa -- root make` printed it. Set it and build again.'
const MALFORMED =
  'ROOT_KEY is not 87 characters of base64url. Copy it whole, as `npm run visa -- root make` printed it, and build again.'

/** Null for a build whose browsers hold on to the root that they meet first. */
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

/** Compiles the root into the app. The file is empty without one: one of an earlier build would stay. */
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
