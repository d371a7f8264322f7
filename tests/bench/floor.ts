import { spawn } from 'node:child_process'

/**
 * The way in which the bare server checks signatures.
 * - `subtle`: by Web Crypto, which uses another thread for each check
 * - `in thread`: in its own thread, like the product
 */
export type FloorKind = 'subtle' | 'in thread'

/**
 * Starts a bare server. For each request, it checks this number of signatures and answers with this
 * number of bytes.
 */
export async function startFloor(kind: FloorKind, signatures: number, bytes: number) {
  const script = new URL('./programs/floor-server.ts', import.meta.url).pathname
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, kind, String(signatures), String(bytes)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())
      if (found) resolve(found[0])
    })
  })
  return { url, stop: () => child.kill('SIGKILL') }
}
