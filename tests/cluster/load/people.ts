import { randomBytes } from 'node:crypto'
import { dayFromNow } from '#tests/support/server/credentials.ts'
import { ADMIN } from '../rig/apps.ts'
import { type Answer, Browser } from './browser.ts'

/** As many as log in often enough, and none of them so often that a session ends for the next. */
const HOLDERS = 8
export const PASSWORD = 'cluster plain orchid kettle'
const CODE_MINUTES = 1440

export interface Holder {
  id: string
  username: string
  browser: Browser
}

export interface People {
  admin: Browser
  holders: Holder[]
  /** Shown again and again, one of a live and one of a revoked credential. */
  live: ShownCode
  revoked: ShownCode
}

export interface ShownCode {
  credentialId: string
  token: string
}

/** An administrator and holders, signed in while nothing is amiss. */
export async function gatherPeople(): Promise<People> {
  const admin = new Browser()
  require(await admin.call('POST', '/api/login', ADMIN))
  const holders: Holder[] = []
  while (holders.length < HOLDERS) holders.push(await register())
  const [first] = holders
  if (!first) throw new Error('Nobody was registered.')
  const live = await issueAndShow(admin, first)
  const revoked = await issueAndShow(admin, first)
  require(await revoke(admin, revoked.credentialId))
  return { admin, holders, live, revoked }
}

async function register(): Promise<Holder> {
  const browser = new Browser()
  const username = `holder-${randomBytes(6).toString('hex')}`
  const account = { username, email: `${username}@example.com`, password: PASSWORD }
  const { body } = require(await browser.call('POST', '/api/register', account))
  return { id: (body as { id: string }).id, username, browser }
}

async function issueAndShow(admin: Browser, holder: Holder): Promise<ShownCode> {
  const credentialId = credentialOf(require(await issue(admin, holder, crypto.randomUUID())))
  const token = tokenOf(require(await mint(holder, credentialId)))
  return { credentialId, token }
}

/** The same draft is issued once, however often it is sent. */
export function issue(admin: Browser, { id: userId }: Holder, draftId: string): Promise<Answer> {
  return admin.call('POST', '/api/admin/credentials/issue', {
    userId,
    draftId,
    credentialType: 'F-1',
    holderName: 'Test Holder',
    passportLastFour: '1234',
    issueDate: dayFromNow(-10),
    expiryDate: dayFromNow(365),
  })
}

export function mint({ browser }: Holder, credentialId: string): Promise<Answer> {
  const path = `/api/visa/credentials/${credentialId}/tokens`
  return browser.call('POST', path, { expiresInMinutes: CODE_MINUTES })
}

export function revoke(admin: Browser, credentialId: string): Promise<Answer> {
  const path = `/api/admin/credentials/${credentialId}/revoke`
  return admin.call('POST', path, { reasonCode: 4, reason: 'Wrong expiry date.' })
}

export function credentialOf({ body }: Answer): string {
  return (body as { credential: { credentialId: string } }).credential.credentialId
}

export function tokenOf({ body }: Answer): string {
  return (body as { token: string }).token
}

export function verdictOf({ body }: Answer): string {
  return (body as { verificationResult: { status: string } }).verificationResult.status
}

function require(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer
  const { status, error } = answer
  throw new Error(
    `Before anything was amiss a call was refused: ${String(status)} ${String(error)}`,
  )
}
