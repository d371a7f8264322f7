import react from '@vitejs/plugin-react'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/**
 * Builds the gallery from the sources, and serves it on a free port. The product is built in the
 * same way.
 */
export async function serveGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'visa-gallery-'))
  const config = { configFile: false, root: import.meta.dirname, logLevel: 'error' } as const
  await build({ ...config, plugins: [react()], build: { outDir } })
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The gallery has no address.')
  return {
    url,
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}
