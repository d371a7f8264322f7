import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program with its child processes. It has a folder for its data. */
export interface Program {
  pid: number
  folder: string
  /** Ends the program and its children, and removes the folder. */
  end(): Promise<void>
}

interface Start {
  command: string
  /** Returns the arguments of the command. `folder` is the folder for the program's data. */
  args: (folder: string) => string[]
  env?: NodeJS.ProcessEnv
  /** Gets each piece of text that the program writes to its standard error. */
  onWritten?: (text: string) => void
}

export function startProgram({ command, args, env, onWritten }: Start): Program {
  const folder = mkdtempSync(join(tmpdir(), 'visa-engine-'))
  const child = spawn(command, args(folder), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', onWritten ? 'pipe' : 'ignore'],
    // The program and its children become one process group. One signal then ends all of them.
    detached: true,
  })
  if (onWritten) child.stderr?.on('data', (chunk: Buffer) => onWritten(chunk.toString()))
  const ended = once(child, 'exit')
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-Number(child.pid), name)
    } catch {
      // The group has no process left.
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
      // Sends SIGTERM before SIGKILL. At SIGTERM, the X server frees its display number.
      signal('SIGTERM')
      await ended
      signal('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * Returns the path of a program. If the program is missing, the error names the Debian package to
 * install.
 */
export function requireProgram(path: string, debianPackage: string): string {
  if (existsSync(path)) return path
  throw new Error(`No ${path}. Install it: apt-get install ${debianPackage}`)
}
