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
    // Old files are removed by `removeOldBuilds`, which knows which of them may still be asked for.
    emptyOutDir: false,
    // A data: address is refused by the content security policy.
    assetsInlineLimit: 0,
    // One request in the place of a dozen; and no style comes after what it changes is shown.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A screen's document names its code; a list of it inside the scripts weighs more than it saves.
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'js' ? [] : imports),
    },
    rolldownOptions: {
      // The payment provider's script may run in the last two documents only.
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
