import { describe, expect, test } from 'vitest'
import { openLink } from '#api/accounts/recovery/account-links.ts'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { openInvitation } from '#api/invitations/open-invitation.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { inviteTo } from '#tests/support/server/invitations.ts'

const NEW_KEY = 'n'.repeat(32)
const app = await startTestApp()

/** Returns the services of a server whose operator has replaced its session keys by these keys. */
function withKeys(sessionKeys: string[]) {
  return { ...app.services, env: { ...app.services.env, sessionKeys } }
}

const LINKS = [
  {
    name: 'a link that resets a password',
    open: openLink,
    ask: async () => {
      const { id, email } = await app.buildUser()
      await app.visit().post('/api/account/request-reset', { email })
      const link = await AccountTokenRow.query(app.services.database).findOne({ userId: id })
      return link?.id ?? ''
    },
  },
  {
    name: 'an invitation',
    open: openInvitation,
    ask: async () => {
      const email = `invited-${crypto.randomUUID()}@example.com`
      const { invitationId } = await inviteTo(await app.signIn(await app.buildAdmin()), email)
      return invitationId
    },
  },
]

describe.each(LINKS)('$name whose mail waits', ({ ask, open }) => {
  test('is the same link after another key signs first', async () => {
    const id = await ask()
    const before = await open(app.services, id)
    expect(before).toMatch(/^http.*#/)
    const rotated = withKeys([NEW_KEY, ...app.services.env.sessionKeys])
    expect(await open(rotated, id)).toBe(before)
  })

  test('is void when the key that made it is gone', async () => {
    expect(await open(withKeys([NEW_KEY]), await ask())).toBeUndefined()
  })
})
