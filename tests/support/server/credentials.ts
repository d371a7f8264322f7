import type { IssueCredential } from '#contracts/credentials/issuing.ts'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { dayOf, endOfDay } from '#contracts/credentials/credential.ts'
import { PASSWORD, type TestApp } from './app.ts'
import type { HttpClient, Reply } from './http-client.ts'

const DAY_MS = 86_400_000

/** Returns the day that is this number of days after today. The day has the format of the calls. */
export function dayFromNow(days: number): string {
  return dayOf(new Date(Date.now() + days * DAY_MS))
}

export function buildIssuance(
  userId: string,
  issuance: Partial<IssueCredential> = {},
): IssueCredential {
  return {
    userId,
    credentialType: 'F-1' satisfies CredentialType,
    holderName: 'Test Holder',
    passportLastFour: '1234',
    issueDate: dayFromNow(-10),
    expiryDate: dayFromNow(365),
    ...issuance,
  }
}

/** Returns the id of the credential in the answer to an issue, a correction or a renewal. */
export function credentialIdOf({ body }: Pick<Reply, 'body'>): string {
  return (body as { credential: { credentialId: string } }).credential.credentialId
}

export interface Scene {
  admin: HttpClient
  holder: HttpClient
  adminRow: UserRow
  holderRow: UserRow
  /** Issues a credential through the API. Returns the credential. */
  issue(
    issuance?: Partial<IssueCredential>,
  ): Promise<{ credentialId: string } & Record<string, unknown>>
  /** Issues a credential with today as its last day. Then moves the app's clock past this day. */
  issueExpired(
    issuance?: Partial<Omit<IssueCredential, 'expiryDate'>>,
  ): Promise<{ credentialId: string; expiryDate: string }>
  /**
   * Moves the app's clock. Also signs both users in again, because a session ends before another
   * day.
   */
  moveTo(instant: Date): Promise<void>
  revoke(credentialId: string): Promise<void>
  /**
   * Replaces the credential by a corrected one. Returns the id of the new credential, as `renew`
   * does.
   */
  correct(credentialId: string): Promise<string>
  renew(credentialId: string): Promise<string>
  mint(credentialId: string, expiresInMinutes?: number): Promise<{ token: string; tokenId: string }>
}

/** Makes an administrator and a holder, and signs both in. */
export async function setScene(app: TestApp): Promise<Scene> {
  const adminRow = await app.buildAdmin()
  const holderRow = await app.buildUser()
  const admin = await app.signIn(adminRow)
  const holder = await app.signIn(holderRow)
  /**
   * Posts an action of the administrator. If the server answers 403, proves the password and posts
   * the action once more. The app does the same. The server asks for the password after a test has
   * moved the clock.
   */
  const action = async (path: string, body: object) => {
    const reply = await admin.post(path, body)
    if (reply.status !== 403) return reply
    await admin.post('/api/proof', { currentPassword: PASSWORD })
    return admin.post(path, body)
  }
  const replace = async (path: string, body: object) => {
    const reply = await action(path, body)
    if (reply.status !== 200) throw new Error(`not replaced: ${JSON.stringify(reply.body)}`)
    return credentialIdOf(reply)
  }
  const issue: Scene['issue'] = async (issuance) => {
    const body = buildIssuance(holderRow.id, issuance)
    const reply = await action('/api/admin/credentials/issue', body)
    if (reply.status !== 200) throw new Error(`not issued: ${JSON.stringify(reply.body)}`)
    return (reply.body as { credential: { credentialId: string } & Record<string, unknown> })
      .credential
  }
  const moveTo: Scene['moveTo'] = async (instant) => {
    app.clock.set(instant)
    for (const [browser, { username }] of [
      [admin, adminRow],
      [holder, holderRow],
    ] as const) {
      const { status } = await browser.post('/api/login', { username, password: PASSWORD })
      if (status !== 200) throw new Error(`not signed in again: ${String(status)}`)
    }
  }
  return {
    admin,
    holder,
    adminRow,
    holderRow,
    issue,
    moveTo,
    issueExpired: async (issuance) => {
      const expiryDate = dayOf(app.clock.now())
      const { credentialId } = await issue({ ...issuance, expiryDate })
      await moveTo(new Date(endOfDay(expiryDate)))
      return { credentialId, expiryDate }
    },
    revoke: async (credentialId) => {
      const path = `/api/admin/credentials/${credentialId}/revoke`
      const reply = await action(path, { reasonCode: 4, reason: 'Wrong expiry date.' })
      if (reply.status !== 200) throw new Error(`not revoked: ${JSON.stringify(reply.body)}`)
    },
    correct: (credentialId) =>
      replace(`/api/admin/credentials/${credentialId}/correct`, {
        fields: { holderName: 'Corrected Holder' },
        reason: 'The name was misspelt.',
      }),
    renew: (credentialId) =>
      replace(`/api/admin/credentials/${credentialId}/renew`, { expiryDate: dayFromNow(1000) }),
    mint: async (credentialId, expiresInMinutes = 15) => {
      const path = `/api/visa/credentials/${credentialId}/tokens`
      const reply = await holder.post(path, { expiresInMinutes })
      if (reply.status !== 200) throw new Error(`not minted: ${JSON.stringify(reply.body)}`)
      return reply.body as { token: string; tokenId: string }
    },
  }
}
