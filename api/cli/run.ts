import { type Command, CommanderError } from 'commander'
import type { Finding } from '#api/doctor/finding.ts'

/** How every verb ends: with `SOUND` only after work, or a check, that took place. */
export const SOUND = 0
export const FOUND = 1
export const NOT_CHECKED = 2

type EndCode = typeof SOUND | typeof FOUND | typeof NOT_CHECKED

/** A finding that ends a verb. Any other error kept its work from being done. */
export class Found extends Error {}

/** What a verb found: in lines, as the value that `--json` prints, and how the verb ends. */
export interface Report {
  said?: string | string[]
  found?: unknown
  code: EndCode
}

type Answer = string | Report
type Verb = (...args: never[]) => Answer | Promise<Answer>
type Load<Name extends string> = () => Promise<Record<Name, Verb>>

/** Amber is no finding: what it asks for has time. */
export function endCodeOf(findings: readonly Finding[]): EndCode {
  if (findings.some(({ light }) => light === 'red')) return FOUND
  return findings.some(({ light }) => light === 'grey') ? NOT_CHECKED : SOUND
}

/** The action of a verb whose module is loaded once it runs. */
export function does<Name extends string>(load: Load<Name>, name: Name) {
  return async (...args: unknown[]): Promise<void> => {
    const isJson = Boolean((args.at(-1) as Command).opts()['json'])
    const { [name]: verb } = await load()
    const answer = await (verb as (...given: unknown[]) => Answer | Promise<Answer>)(...args)
    const { code, said = [], found } = typeof answer === 'string' ? sound(answer) : answer
    process.exitCode = code
    const lines = isJson ? [JSON.stringify(found, writeValue)] : [said].flat()
    for (const line of lines) console.log(line)
  }
}

/** The same for a verb that checks: what keeps it from that must not pass for a check. */
export function checks<Name extends string>(load: Load<Name>, name: Name) {
  const check = does(load, name)
  return (...args: unknown[]): Promise<void> =>
    check(...args).catch((error: unknown) => {
      throw error instanceof Found ? error : new Error(`NOT CHECKED. ${sentenceOf(error)}`)
    })
}

/** Runs the verb that is named; commander itself has told of words that name none. */
export async function runProgram(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0
    process.exitCode = isHelp ? SOUND : error instanceof Found ? FOUND : NOT_CHECKED
    if (!(error instanceof CommanderError)) console.error(sentenceOf(error))
  }
}

function sound(said: string): Report {
  return { said, code: SOUND }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function writeValue(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  return value instanceof Uint8Array ? `0x${Buffer.from(value).toString('hex')}` : value
}
