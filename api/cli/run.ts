import { type Command, CommanderError } from 'commander'
import type { Finding } from '#api/doctor/finding.ts'
import { print, showControls } from './print.ts'

/**
 * The exit codes of all commands. `SOUND`: the work was done, or the check found no fault. `FOUND`: the check
 * found a fault. `NOT_CHECKED`: the command could not do its work.
 */
export const SOUND = 0
export const FOUND = 1
export const NOT_CHECKED = 2

type EndCode = typeof SOUND | typeof FOUND | typeof NOT_CHECKED

/** The error for a finding that ends a command. After any other error, the command could not do its work. */
export class Found extends Error {}

/** The result of a command: the lines to print, the value for `--json`, and the exit code. */
export interface Report {
  said?: string | string[]
  found?: unknown
  code: EndCode
}

/** What a command returns. A string is our own text, which can have several lines. */
type Answer = string | Report
type Verb = (...args: never[]) => Answer | Promise<Answer>
type Load<Name extends string> = () => Promise<Record<Name, Verb>>

/**
 * Returns the exit code for the findings of the doctor. An amber light counts as sound, because it is not
 * urgent.
 */
export function endCodeOf(findings: readonly Finding[]): EndCode {
  if (findings.some(({ light }) => light === 'red')) return FOUND
  return findings.some(({ light }) => light === 'grey') ? NOT_CHECKED : SOUND
}

/** Returns the action of a command. Loads the command's module only when the action runs. */
export function does<Name extends string>(load: Load<Name>, name: Name) {
  return async (...args: unknown[]): Promise<void> => {
    const isJson = Boolean((args.at(-1) as Command).opts()['json'])
    const { [name]: verb } = await load()
    const answer = await (verb as (...given: unknown[]) => Answer | Promise<Answer>)(...args)
    const { code, said = [], found } = typeof answer === 'string' ? sound(answer) : answer
    process.exitCode = code
    if (isJson) console.log(JSON.stringify(found, writeValue))
    else for (const line of [said].flat()) print(line)
  }
}

/** Returns the action of a command that checks. The text of an error says that nothing was checked. */
export function checks<Name extends string>(load: Load<Name>, name: Name) {
  const check = does(load, name)
  return (...args: unknown[]): Promise<void> =>
    check(...args).catch((error: unknown) => {
      throw error instanceof Found ? error : new Error(`NOT CHECKED. ${sentenceOf(error)}`)
    })
}

/** For an unknown command, commander itself prints the error. */
export async function runProgram(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0
    process.exitCode = isHelp ? SOUND : error instanceof Found ? FOUND : NOT_CHECKED
    if (error instanceof CommanderError) return
    for (const line of sentenceOf(error).split('\n')) console.error(showControls(line))
  }
}

function sound(said: string): Report {
  return { said: said.split('\n'), code: SOUND }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function writeValue(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Uint8Array ? `0x${Buffer.from(value).toString('hex')}` : value
}
