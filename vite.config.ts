import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/
const WORTH_COMPRESSING_BYTES = 1024

/** The two faces of the first screen; the monospaced one may arrive later. */
const PRELOADED_FONTS = /(?:newsreader|public-sans)-latin-wght-normal.*\.woff2$/

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that no request pays for it. Only
 * what lies on the disk is final: Vite still fills in the addresses of chunks after bundling.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        const file = join(dir, fileName)
        if (!COMPRESSIBLE.test(fileName)) continue
        const bytes = readFileSync(file)
        if (bytes.length < WORTH_COMPRESSING_BYTES) continue
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => PRELOADED_FONTS.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
            },
          })),
    },
  }
}

export default defineConfig({
  root: new URL('./pwa', import.meta.url).pathname,
  plugins: [react(), preloadFonts(), precompress()],
  build: {
    outDir: new URL('./dist', import.meta.url).pathname,
    emptyOutDir: true,
    // A data: address is refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Together, so that zod is configured before the first schema is built.
            { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/ },
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
  },
})
