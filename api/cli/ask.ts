import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline/promises'
import { PassThrough } from 'node:stream'

const PASSPHRASE_CHARACTERS_MIN = 12

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

const STANDARD: Terminal = { input: process.stdin, output: process.stderr }

/** From the environment where it is set there, for scripts; else from the terminal, without echo. */
export async function askPassphrase(
  variable: 'ROOT_PASSPHRASE' | 'NEXT_ROOT_PASSPHRASE',
  question: string,
  terminal: Terminal = STANDARD,
): Promise<string> {
  const given = process.env[variable]
  if (given) return given
  if (!terminal.input.isTTY) {
    throw new Error(`There is no terminal to ask on. Run this on one, or set ${variable}.`)
  }
  return askHidden(question, terminal)
}

/** Of a file that is being made: long enough, and typed twice. */
export async function askNewPassphrase(
  variable: 'ROOT_PASSPHRASE' | 'NEXT_ROOT_PASSPHRASE',
  whose: string,
  terminal: Terminal = STANDARD,
): Promise<string> {
  const passphrase = await askPassphrase(variable, `New passphrase of ${whose}: `, terminal)
  if (passphrase.length < PASSPHRASE_CHARACTERS_MIN) {
    const least = String(PASSPHRASE_CHARACTERS_MIN)
    throw new Error(`The passphrase of ${whose} needs at least ${least} characters.`)
  }
  if (process.env[variable]) return passphrase
  const again = await askHidden(`The same once more: `, terminal)
  if (again !== passphrase) throw new Error('The two differ. Nothing was made; begin again.')
  return passphrase
}

export async function askYes(question: string, { input, output } = STANDARD): Promise<boolean> {
  const answer = await readLine(createInterface({ input, output }), `${question} (yes/no) `)
  return answer.trim().toLowerCase() === 'yes'
}

async function askHidden(question: string, { input, output }: Terminal): Promise<string> {
  output.write(question)
  // What is typed is echoed by readline itself, and so into nothing.
  const silent = createInterface({ input, output: new PassThrough().resume(), terminal: true })
  const answer = await readLine(silent, '')
  output.write('\n')
  return answer
}

/** Empty when the input ends without an answer. */
async function readLine(line: Interface, question: string): Promise<string> {
  const ended = once(line, 'close').then(() => '')
  const answer = await Promise.race([line.question(question), ended])
  line.close()
  return answer
}
