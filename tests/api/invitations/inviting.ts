import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Invitation } from '#contracts/accounts/invitations.ts'
import { PASSWORD, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { buildInvitation } from '#tests/support/server/invitations.ts'
import { readLinkToken } from '#tests/support/server/mail.ts'

export const DIGITS = '4711'
export const SUBJECT = 'A visa credential waits for you'
export const LOCKED = { status: 409, body: { error: 'INVITATION_LOCKED' } }
export const OVER = { status: 409, body: { error: 'INVITATION_OVER' } }
export const EXPIRED = { status: 410, body: { error: 'LINK_EXPIRED' } }
export const WRONG = { status: 400, body: { error: 'INVALID_INPUT' } }

export const held = async (browser: HttpClient) =>
  (await browser.get('/api/visa/list')).body as object[]

/** Returns the calls for invitations. This administrator sends them. */
export function openInvitations(app: TestApp, admin: () => HttpClient) {
  const invite = (email: string, browser = admin(), more: object = {}) =>
    browser.post('/api/admin/invitations', buildInvitation(email, more))
  const list = async (query = '') =>
    (await admin().get(`/api/admin/invitations${query}`)).body as Invitation[]
  const find = async (email: string) => (await list()).find((one) => one.email === email)
  const decide = ({ invitationId }: Invitation, verb: 'withdraw' | 'issue', browser = admin()) =>
    browser.post(`/api/admin/invitations/${invitationId}/${verb}`)
  const read = (token: string) => app.visit().post('/api/invitations/read', { token })
  const accept = (browser: HttpClient, token: string, passportLastFour = DIGITS) =>
    browser.post('/api/invitations/accept', { token, passportLastFour })

  /**
   * Invites a new address. Returns the address, the secret of the mailed link, and the invitation.
   */
  async function inviteNew(browser = admin()) {
    const email = newAddress()
    expect(await invite(email, browser)).toMatchObject({ status: 200, body: { state: 'open' } })
    const token = await readLinkToken(app, email, SUBJECT)
    const found = await find(email)
    if (!found) throw new Error('It is not on the list.')
    return { email, token, invitation: found }
  }

  /** Registers a person who follows the mailed link. Only this link confirms the address. */
  async function register(
    email: string,
    username = `new-${randomBytes(6).toString('hex')}`,
  ): Promise<HttpClient> {
    const browser = app.visit()
    const { status } = await browser.post('/api/register', { username, email, password: PASSWORD })
    expect(status).toBe(200)
    return browser
  }

  return { invite, list, find, decide, read, accept, inviteNew, register }
}
