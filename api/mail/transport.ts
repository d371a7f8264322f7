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
  /** Answers what the mail server said, where there is one. */
  send(letter: Letter): Promise<string | undefined>
  close(): void
}

export interface Smtp extends Transport {
  send(letter: Letter): Promise<string>
  /** Throws when the mail server does not let us in. */
  verify(): Promise<void>
}

const HEADERS = { 'Auto-Submitted': 'auto-generated' }

/** The recipient is one address, whatever signs are in it, and no list to be read. */
function toMessage({ to, ...letter }: Letter) {
  return { ...letter, to: { name: '', address: to }, headers: HEADERS }
}

/** `isEncrypted`: by STARTTLS at least, or nothing is sent; `smtps:` is encrypted anyway. */
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

/** The words of a mail server name the recipient, and what goes wrong is logged, but for the cause. */
function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error && 'response' in error)) return error
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  const answer = `The mail server answered ${String(responseCode)} to ${String(command)}.`
  return Object.assign(new Error(answer, { cause: error }), {
    code: 'code' in error ? error.code : undefined,
  })
}

/** Without a mail server a mail is a file, which any mail program opens. */
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
