import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/
const WORTH_COMPRESSING_BYTES = 1024

/**
 * Writes a `.br` and a `.gz` file for every text file of one kilobyte or more, so that the server need not
 * compress. Reads the files from the disk, because Vite changes addresses of chunks after the bundling.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      let written = 0
      for (const fileName of Object.keys(bundle)) {
        const file = join(dir, fileName)
        if (!COMPRESSIBLE.test(fileName)) continue
        const bytes = readFileSync(file)
        if (bytes.length < WORTH_COMPRESSING_BYTES) continue
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
        written += 1
      }
      if (written === 0) throw new Error('The build has no file worth compressing.')
    },
  }
}
