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
  /** The same at every try, so that mail programs show a repeated mail once. */
  messageId: string
}

export interface Transport {
  /** Answers the mail server's reply, if there is a mail server. */
  send(letter: Letter): Promise<string | undefined>
  close(): void
}

export interface Smtp extends Transport {
  send(letter: Letter): Promise<string>
  /** Throws when the mail server does not let us in. */
  verify(): Promise<void>
}

const HEADERS = { 'Auto-Submitted': 'auto-generated' }

/** The recipient is always one address, whatever characters it contains, and never a list. */
function toMessage({ to, ...letter }: Letter) {
  return { ...letter, to: { name: '', address: to }, headers: HEADERS }
}

/** With `isEncrypted`, nothing is sent without at least STARTTLS; `smtps:` is encrypted anyway. */
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
    close: () => {
      smtp.close()
    },
  }
}

/** A mail server's reply names the recipient, so only the cause, which is not logged, keeps the reply. */
function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error && 'response' in error)) return error
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  const answer = `The mail server answered ${String(responseCode)} to ${String(command)}.`
  return Object.assign(new Error(answer, { cause: error }), {
    code: 'code' in error ? error.code : undefined,
  })
}

/** Without a mail server each mail is a file that any mail program opens. */
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
