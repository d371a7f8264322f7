import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program with all that it starts, and a folder for what it keeps. */
export interface Program {
  pid: number
  folder: string
  /** Ends the whole of it, and removes the folder. */
  end(): Promise<void>
}

interface Start {
  command: string
  /** Given the folder. */
  args: (folder: string) => string[]
  env?: NodeJS.ProcessEnv
  /** Each piece of what it writes to its standard error. */
  onWritten?: (text: string) => void
}

export function startProgram({ command, args, env, onWritten }: Start): Program {
  const folder = mkdtempSync(join(tmpdir(), 'visa-engine-'))
  const child = spawn(command, args(folder), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', onWritten ? 'pipe' : 'ignore'],
    // A group of its own, which ends as one.
    detached: true,
  })
  if (onWritten) child.stderr?.on('data', (chunk: Buffer) => onWritten(chunk.toString()))
  const ended = once(child, 'exit')
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-Number(child.pid), name)
    } catch {
      // Nobody of the group is left.
    }
  }
  const endWithTests = () => {
    signal('SIGKILL')
  }
  process.once('exit', endWithTests)
  return {
    pid: Number(child.pid),
    folder,
    end: async () => {
      process.off('exit', endWithTests)
      // Politely, so that the screen gives its number back.
      signal('SIGTERM')
      await ended
      signal('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The path of a program of Debian; says what to install where it is missing. */
export function requireProgram(path: string, debianPackage: string): string {
  if (existsSync(path)) return path
  throw new Error(`No ${path}. Install it: apt-get install ${debianPackage}`)
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
