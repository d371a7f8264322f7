import { spawn } from 'node:child_process'

/**
 * How a floor checks signatures: by the Web's own interface, which takes another thread for each, or in its thread as
 * the product does.
 */
export type FloorKind = 'subtle' | 'in thread'

/** A bare server that checks as many signatures and answers as many bytes, whatever it is asked. */
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
