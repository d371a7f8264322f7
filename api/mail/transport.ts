import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 10_000

export interface Letter {
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** The message id. It is the same at every try, so that mail programs show a repeated mail only once. */
  messageId: string
}

export interface Transport {
  /** Returns the reply of the mail server, if there is a mail server. */
  send(letter: Letter): Promise<string | undefined>
  close(): void
}

export interface Smtp extends Transport {
  send(letter: Letter): Promise<string>
  /** Throws when the mail server refuses our log-in. */
  verify(): Promise<void>
}

const HEADERS = { 'Auto-Submitted': 'auto-generated' }

/**
 * Returns the message for the mail library. The recipient is always exactly one address, even if `to` looks
 * like a list.
 */
function toMessage({ to, ...letter }: Letter) {
  return { ...letter, to: { name: '', address: to }, headers: HEADERS }
}

/**
 * Opens a mail server. With `isEncrypted`, the server must support STARTTLS. An `smtps:` URL is always
 * encrypted.
 */
export function openSmtp(url: string, { isEncrypted }: { isEncrypted: boolean }): Smtp {
  const smtp = createTransport({
    url,
    requireTLS: isEncrypted,
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter) => {
      const sent = smtp.sendMail(toMessage(letter))
      const { response } = await sent.catch((error: unknown) => {
        throw withoutWords(error)
      })
      return response
    },
    verify: async () => {
      await smtp.verify().catch((error: unknown) => {
        throw withoutWords(error)
      })
    },
    close: () => smtp.close(),
  }
}

/**
 * Removes the mail server's reply from an error, because the reply contains the recipient. The reply stays in
 * the error's cause, which is never logged.
 */
function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error && 'response' in error)) return error
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  const answer = `The mail server answered ${String(responseCode)} to ${String(command)}.`
  return Object.assign(new Error(answer, { cause: error }), {
    code: 'code' in error ? error.code : undefined,
  })
}

/**
 * Writes each mail to a file, for an installation without a mail server. Any mail program can open the file.
 */
export function openMailFolder(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (letter) => {
      const { message } = await writer.sendMail(toMessage(letter))
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = `${letter.messageId.replaceAll(/[^\w-]/g, '_')}.eml`
      const draft = join(folder, `.${name}`)
      writeFileSync(draft, message as Buffer, { mode: 0o600 })
      renameSync(draft, join(folder, name))
      return undefined
    },
    close: () => undefined,
  }
}
