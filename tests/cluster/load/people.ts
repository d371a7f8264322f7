import { randomBytes } from 'node:crypto'
import { dayFromNow } from '#tests/support/server/credentials.ts'
import { ADMIN } from '../rig/apps.ts'
import { until } from '../rig/poll.ts'
import { type Answer, Browser } from './browser.ts'

const HOLDERS = 8
export const PASSWORD = 'cluster plain orchid kettle'
const CODE_MINUTES = 1440

export interface Holder {
  id: string
  username: string
  browser: Browser
  logIns: number
}

export interface People {
  admin: Browser
  holders: Holder[]
  /**
   * Two codes that the load verifies again and again. `live` is a code of a valid credential, and
   * `revoked` is a code of a revoked credential.
   */
  live: ShownCode
  revoked: ShownCode
}

export interface ShownCode {
  credentialId: string
  token: string
}

/** Signs in an administrator and registers holders. Runs before a scenario breaks anything. */
export async function gatherPeople(): Promise<People> {
  const admin = new Browser()
  await insist(() => admin.call('POST', '/api/login', ADMIN))
  const holders: Holder[] = []
  while (holders.length < HOLDERS) holders.push(await register())
  const [first] = holders
  if (!first) throw new Error('Nobody was registered.')
  const live = await issueAndShow(admin, first)
  const revoked = await issueAndShow(admin, first)
  await insist(() => revoke(admin, revoked.credentialId))
  return { admin, holders, live, revoked }
}

async function register(): Promise<Holder> {
  const browser = new Browser()
  let username = ''
  const { body } = await insist(() => {
    username = `holder-${randomBytes(6).toString('hex')}`
    const account = { username, email: `${username}@example.com`, password: PASSWORD }
    return browser.call('POST', '/api/register', account)
  })
  return { id: (body as { id: string }).id, username, browser, logIns: 0 }
}

async function issueAndShow(admin: Browser, holder: Holder): Promise<ShownCode> {
  const draftId = crypto.randomUUID()
  const credentialId = credentialOf(await insist(() => issue(admin, holder, draftId)))
  const token = tokenOf(await insist(() => mint(holder, credentialId)))
  return { credentialId, token }
}

/**
 * Issues a draft. When this call is repeated, the server does not issue the same draft a second
 * time.
 */
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

/**
 * Repeats a call until it succeeds. The scenario has broken nothing yet, so only a busy machine can
 * delay the success.
 */
async function insist(call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call()
  await until('a call is answered before anything is amiss', async () => {
    const isDone = answer.status === 200 || answer.error === 'ALREADY_REVOKED'
    if (!isDone) answer = await call()
    return isDone
  })
  return answer
}
