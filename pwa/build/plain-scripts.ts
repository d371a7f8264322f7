import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const COMMENTS_AND_INDENTS = /^\s*(?:\/\/.*)?/gm

/**
 * Copies the scripts of `public/` without comments and indents. No bundler handles them, because it would
 * write newer syntax than older browsers understand.
 */
export function plainScripts(): Plugin {
  let folder = ''
  return {
    name: 'plain-scripts',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    generateBundle() {
      for (const fileName of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
        const text = readFileSync(join(folder, fileName), 'utf8')
        this.emitFile({ type: 'asset', fileName, source: text.replace(COMMENTS_AND_INDENTS, '') })
      }
    },
  }
}
