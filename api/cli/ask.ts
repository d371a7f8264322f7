import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline/promises'
import { PassThrough } from 'node:stream'

const PASSPHRASE_CHARACTERS_MIN = 12

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

const STANDARD: Terminal = { input: process.stdin, output: process.stderr }

/**
 * Returns the passphrase from the environment variable, which scripts can set. Without the variable, asks for
 * the passphrase on the terminal. The terminal does not show the typed text.
 */
export async function askPassphrase(
  variable: 'ROOT_PASSPHRASE' | 'NEXT_ROOT_PASSPHRASE',
  question: string,
  terminal: Terminal = STANDARD,
): Promise<string> {
  const given = process.env[variable]
  if (given) return given
  if (!terminal.input.isTTY) {
    throw new Error(
      `There is no terminal for the question. Run this on a terminal, or set ${variable}.`,
    )
  }
  return askHidden(question, terminal)
}

/** Asks for the passphrase of a new file. On the terminal, the person must type it twice. */
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
  const again = await askHidden(`The same passphrase again: `, terminal)
  if (again !== passphrase)
    throw new Error('The two passphrases differ. Nothing was made. Begin again.')
  return passphrase
}

/** Asks for a password. A terminal does not show the typed text. Without a terminal, reads one line. */
export async function askPassword(terminal: Terminal = STANDARD): Promise<string> {
  if (terminal.input.isTTY) return askHidden('Password: ', terminal)
  return readLine(createInterface(terminal), 'Password: ')
}

export async function askYes(question: string, { input, output } = STANDARD): Promise<boolean> {
  const answer = await readLine(createInterface({ input, output }), `${question} (yes/no) `)
  return answer.trim().toLowerCase() === 'yes'
}

async function askHidden(question: string, { input, output }: Terminal): Promise<string> {
  output.write(question)
  // `readline` writes the typed text to its output. This output discards the text.
  const silent = createInterface({ input, output: new PassThrough().resume(), terminal: true })
  const answer = await readLine(silent, '')
  output.write('\n')
  return answer
}

/** Returns an empty text when the input ends before a line. */
async function readLine(line: Interface, question: string): Promise<string> {
  const ended = once(line, 'close').then(() => '')
  const answer = await Promise.race([line.question(question), ended])
  line.close()
  return answer
}
