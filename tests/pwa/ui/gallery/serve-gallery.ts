import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** The gallery on a free port, built from the sources as the product is. */
export async function serveGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: `${process.cwd()}/node_modules/.vite-gallery`,
    logLevel: 'error',
    plugins: [react()],
    server: { host: '127.0.0.1', port: 0, fs: { allow: [process.cwd()] }, hmr: false },
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The gallery has no address.')
  return { url, close: () => server.close() }
}
