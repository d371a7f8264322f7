import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from './app.ts'

export interface Mail {
  to: string
  subject: string
  messageId: string
  /** The decoded plain text of the mail. */
  text: string
}

/**
 * Returns all mails to an address so far. This includes the waiting mails. The mails have no
 * particular order.
 */
export async function readMails(app: TestApp, to: string): Promise<Mail[]> {
  await app.services.mailer.deliver()
  const folder = join(app.services.env.dataDir, 'mail')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.to === to)
}

export async function readMail(app: TestApp, to: string, subject: string): Promise<Mail> {
  const mails = await readMails(app, to)
  const found = mails.filter((mail) => mail.subject === subject)
  const [mail] = found
  if (!mail || found.length > 1) {
    const subjects = mails.map((other) => other.subject).join(', ')
    throw new Error(`${String(found.length)} mails "${subject}" to ${to}; there are: ${subjects}`)
  }
  return mail
}

/**
 * Returns the tokens of the links in the mails with this subject. The tokens have no particular
 * order.
 */
export async function readLinkTokens(app: TestApp, to: string, subject: string): Promise<string[]> {
  const mails = (await readMails(app, to)).filter((mail) => mail.subject === subject)
  return mails.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '')
}

/** Returns the codes to sign in by, from all mails with such a code. */
export async function readLoginCodes(app: TestApp, to: string): Promise<string[]> {
  const mails = (await readMails(app, to)).filter(
    ({ subject }) => subject === 'Your code to sign in',
  )
  return mails.map(({ text }) => /\b\d{4}\s\d{4}\b/.exec(text)?.[0] ?? '')
}

export async function readLinkToken(app: TestApp, to: string, subject: string): Promise<string> {
  const { text } = await readMail(app, to, subject)
  const [, token] = /token=([\w-]{43})/.exec(text) ?? []
  if (token === undefined) throw new Error(`the mail "${subject}" holds no link`)
  return token
}

export function parseMail(source: string): Mail {
  const unfolded = source.replaceAll('\r\n', '\n')
  const headers = unfolded.slice(0, unfolded.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? ''
  // The whole boundary is needed. Two hyphens alone can also begin a folded line of the content.
  const boundary = /boundary="([^"]+)"/i.exec(headers)?.[1] ?? ''
  const parts = unfolded.split(`\n--${boundary}`)
  const plain = parts.find((part) => /^\nContent-Type: text\/plain/i.test(part)) ?? ''
  const part = plain.slice(plain.indexOf('\n\n') + 2)
  const isQuoted = /quoted-printable/i.test(plain.slice(0, plain.indexOf('\n\n')))
  return {
    to: header('To'),
    subject: decodeWords(header('Subject')),
    messageId: header('Message-ID'),
    text: isQuoted ? decodeQuoted(part) : part,
  }
}

/**
 * Decodes the encoded words of a header (RFC 2047). The space between two encoded words is not part
 * of the text.
 */
function decodeWords(header: string): string {
  const words = header.replaceAll(/(\?=) +(?==\?)/g, '$1')
  const bytes = words.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
    word.replaceAll('_', ' '),
  )
  return bytes === words ? header : decodeQuoted(bytes)
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
