import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './pwa/build/browsers.ts'
import { CHUNK_GROUPS } from './pwa/build/chunks.ts'
import { EARLY_ANSWER, screenDocuments } from './pwa/build/documents.ts'
import { nameBuild } from './pwa/build/name-build.ts'
import { offlineShell } from './pwa/build/offline-list.ts'
import { plainScripts } from './pwa/build/plain-scripts.ts'
import { precompress } from './pwa/build/precompress.ts'
import { rootKey } from './pwa/build/root-key.ts'

process.env['VITE_APP_VERSION'] ??= nameBuild()

export default defineConfig({
  root: new URL('./pwa', import.meta.url).pathname,
  plugins: [react(), rootKey(), screenDocuments(), plainScripts(), precompress(), offlineShell()],
  build: {
    outDir: new URL('./dist', import.meta.url).pathname,
    target: BUILD_TARGET,
    // The plugin `offlineShell` deletes the old files. It keeps those that an open page can still
    // request.
    emptyOutDir: false,
    // The content security policy allows `data:` addresses only for images.
    assetsInlineLimit: 0,
    // Writes one style file instead of a dozen. The page loads this file before it shows the
    // elements that need its styles.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A script names no files to preload. The document of a screen already links these files. The
      // names would cost more time than they save.
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'js' ? [] : imports),
    },
    rolldownOptions: {
      // Only checkout.html and success.html may run the payment provider's script.
      input: ['index.html', 'checkout.html', 'success.html', EARLY_ANSWER].map((entry) =>
        resolve(import.meta.dirname, 'pwa', entry),
      ),
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` },
  },
})
