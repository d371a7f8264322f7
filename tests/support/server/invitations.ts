import type { Invitation, Invite } from '#contracts/accounts/invitations.ts'
import { dayFromNow } from './credentials.ts'
import type { HttpClient } from './http-client.ts'

export function buildInvitation(email: string, more: Partial<Invite> = {}): Invite {
  return {
    email,
    credentialType: 'F-1',
    holderName: 'Invited Holder',
    passportLastFour: '4711',
    issueDate: dayFromNow(0),
    expiryDate: dayFromNow(365),
    ...more,
  }
}

export async function inviteTo(
  browser: HttpClient,
  email: string,
  more: Partial<Invite> = {},
): Promise<Invitation> {
  const { status, body } = await browser.post(
    '/api/admin/invitations',
    buildInvitation(email, more),
  )
  if (status !== 200) throw new Error(`not invited: ${JSON.stringify(body)}`)
  return body as Invitation
}
