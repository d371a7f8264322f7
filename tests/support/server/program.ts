import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** The built server. It is built before the tests begin. */
export const SERVER_PROGRAM = 'dist-api/main.js'
const VISA_PROGRAM = 'dist-api/visa.js'

const ROOT = resolve(import.meta.dirname, '../../..')

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  /** The text of standard output, followed by the text of standard error. */
  output: string
}

/**
 * Returns what a program of the product needs of this environment: where its programs are, and the clock, which
 * differs from the machine's clock in a run on another day. It gets no settings from the shell of the tests.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TZ, LD_PRELOAD, DATEFUDGE } = process.env
  return { PATH, HOME, TZ, LD_PRELOAD, DATEFUDGE }
}

/** Runs the command `npm run visa -- <area> <verb>`. */
export function runVisa(
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
  input?: string,
): Promise<Ended> {
  return runProgram([VISA_PROGRAM, ...args], env, input)
}

/**
 * Runs a program of the product to its end. Its environment is `bareEnvironment()` and `env`.
 * `input` is its standard input.
 */
export async function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ended> {
  const isSource = args[0]?.endsWith('.ts') === true
  const child = spawn(process.execPath, [...(isSource ? ['--import', 'tsx'] : []), ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, signal: child.signalCode, output: output + errors }
}
