import { describe, expect, test } from 'vitest'
import type { BoundRoute } from '#api/http/route.ts'
import type { Right } from '#contracts/accounts/rights.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

/** All calls that need no session. Any other call without a session is refused. */
const PUBLIC = new Set([
  'POST /api/register',
  'POST /api/login',
  'POST /api/login/code',
  'POST /api/passkeys/challenge',
  'POST /api/passkeys/sign-in',
  'POST /api/passkeys/recover',
  'POST /api/passkeys/enrol-by-link',
  'POST /api/passkeys/enrol-by-link/challenge',
  'POST /api/logout',
  'GET /api/guide-sale',
  'POST /api/create-guest-user',
  'GET /api/orders/current',
  'POST /api/stripe/webhook',
  'POST /api/account/confirm',
  'POST /api/account/claim',
  'POST /api/account/request-reset',
  'POST /api/account/renew-link',
  'POST /api/account/request-unlock',
  'POST /api/account/unlock',
  'POST /api/account/undo',
  'POST /api/invitations/read',
  'POST /api/sandbox/payments/confirm',
  'POST /api/sandbox/payments/challenge',
  'POST /api/sandbox/payments/reverse',
  'GET /api/learning/content',
  'GET /api/learning/translation',
  'GET /api/support',
  'GET /api/trust',
  'GET /api/trust/lists/:hash',
  'GET /api/doctor/:nonce',
  'POST /api/visa/verify/qr',
  'GET /api/visa/verify/status/:tokenId',
  'GET /.well-known/openid-credential-issuer',
  'GET /.well-known/oauth-authorization-server',
  'GET /interop/types/visa/1',
  'GET /interop/root.crl',
  'GET /interop/status',
  'GET /interop/status/:list',
  'GET /interop/offers/:id',
  'POST /interop/par',
  'POST /interop/token',
  'POST /interop/nonce',
  'POST /interop/credential',
  'POST /interop/notification',
  'GET /interop/requests/:id/object',
  'POST /interop/requests/:id/object',
  'POST /interop/requests/:id/response',
])

const UNCOUNTED = new Set([
  'POST /api/stripe/webhook',
  'GET /api/trust',
  'GET /api/trust/lists/:hash',
  'GET /api/learning/content',
  'GET /api/learning/translation',
  'GET /.well-known/openid-credential-issuer',
  'GET /.well-known/oauth-authorization-server',
  'GET /interop/types/visa/1',
  'GET /interop/root.crl',
  'GET /interop/status',
  'GET /interop/status/:list',
])
type Administrator = 'auditor' | 'issuer' | 'revoker' | 'corrector' | 'owner'
type Role = 'visitor' | 'guest' | 'user' | 'premium' | 'admin' | Administrator
const app = await startTestApp()
const guest = await app.buildUser()
const roles = {
  visitor: app.visit(),
  guest: await app.signIn(guest),
  user: await app.signIn(await app.buildUser()),
  premium: await app.signIn(await app.buildPremiumUser()),
  admin: await app.signIn(await app.buildAdmin()),
  auditor: await signInWith('audit'),
  issuer: await signInWith('issue'),
  revoker: await signInWith('revoke'),
  corrector: await signInWith('issue', 'revoke'),
  owner: await signInWith('own'),
}
await app.services.database('users').where({ id: guest.id }).update({ isGuest: true })

async function signInWith(...rights: Right[]): Promise<HttpClient> {
  return app.signIn(await app.buildUser({ rights }))
}

const nameOf = ({ method, path }: BoundRoute) => `${method} ${path}`

/**
 * Calls a route without any input, and returns the status. The guards run before the input is read.
 * The status therefore shows whether the guards accept this role.
 */
async function statusOf(role: Role, route: BoundRoute): Promise<number> {
  const { status } = await call(roles[role], route)
  return status
}

function call(browser: HttpClient, { method, path }: BoundRoute) {
  const address = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  return browser.request(method, address, method === 'GET' ? undefined : {})
}

test('no address is bound twice', () => {
  const names = app.routes.map(nameOf)
  expect(names).toEqual([...new Set(names)])
  expect(names.length).toBeGreaterThanOrEqual(8)
})

test('a visitor is refused everywhere but where everybody may call', async () => {
  for (const route of app.routes) {
    if (PUBLIC.has(nameOf(route))) continue
    expect([nameOf(route), await statusOf('visitor', route)]).toEqual([nameOf(route), 401])
  }
})

const NO_ADMINISTRATORS: Role[] = ['guest', 'user', 'premium']

describe('a role that does not suffice is refused', () => {
  test.each<[string, Role[]]>([
    ['requireAudit', NO_ADMINISTRATORS],
    ['requireIssue', [...NO_ADMINISTRATORS, 'auditor', 'revoker']],
    ['requireRevoke', [...NO_ADMINISTRATORS, 'auditor', 'issuer']],
    ['requireCorrect', [...NO_ADMINISTRATORS, 'auditor', 'issuer', 'revoker']],
    ['requireOwner', [...NO_ADMINISTRATORS, 'auditor', 'issuer', 'revoker']],
    ['requireAccount', ['guest']],
  ])('by %s', async (guard, insufficient) => {
    const guarded = app.routes.filter(({ guards }) => guards.includes(guard))
    expect(guarded.length).toBeGreaterThan(0)
    for (const route of guarded) {
      for (const role of insufficient) {
        expect([nameOf(route), role, await statusOf(role, route)]).toEqual([
          nameOf(route),
          role,
          403,
        ])
      }
    }
  })
})

const ofAdmin = () => app.routes.filter(({ path }) => path.startsWith('/api/admin/'))

/**
 * The admin calls that need a certain right. All other admin calls need `requireAudit`, which an
 * administrator with any right passes.
 */
const RIGHT_NEEDED: Record<string, string> = {
  'POST /api/admin/credentials/issue': 'requireIssue',
  'POST /api/admin/credentials/:credentialId/revoke': 'requireRevoke',
  'POST /api/admin/credentials/:credentialId/correct': 'requireCorrect',
  'POST /api/admin/credentials/:credentialId/renew': 'requireIssue',
  'POST /api/admin/credentials/revoke': 'requireRevoke',
  'POST /api/admin/credentials/renew': 'requireIssue',
  'POST /api/admin/invitations': 'requireIssue',
  'POST /api/admin/invitations/:invitationId/withdraw': 'requireIssue',
  'POST /api/admin/invitations/:invitationId/issue': 'requireIssue',
  'POST /api/admin/imports': 'requireIssue',
  'POST /api/admin/imports/:importId/start': 'requireIssue',
  'POST /api/admin/imports/:importId/pause': 'requireIssue',
  'POST /api/admin/imports/:importId/cancel': 'requireIssue',
  'POST /api/admin/users/:userId/premium': 'requireOwner',
  'POST /api/admin/users/:userId/admin': 'requireOwner',
  'POST /api/admin/users/:userId/rights': 'requireOwner',
  'POST /api/admin/users/:userId/asking': 'requireOwner',
  'POST /api/admin/users/:userId/end-sessions': 'requireOwner',
  'POST /api/admin/end-sessions': 'requireOwner',
  'POST /api/admin/users/:userId/enrolment-link': 'requireOwner',
  'DELETE /api/admin/users/:userId': 'requireOwner',
  'POST /api/admin/purchases/:purchaseId/refund': 'requireOwner',
  'GET /api/admin/content-packs': 'requireOwner',
  'GET /api/admin/content-packs/delivered': 'requireOwner',
  'GET /api/admin/content-packs/pages-to-open': 'requireOwner',
  'GET /api/admin/content-packs/losses': 'requireOwner',
  'POST /api/admin/content-packs/check': 'requireOwner',
  'POST /api/admin/content-packs': 'requireOwner',
  'POST /api/admin/content-packs/:version/activate': 'requireOwner',
  'POST /api/admin/content-packs/leave': 'requireOwner',
  'GET /api/admin/security-events': 'requireOwner',
  'GET /api/admin/unmatched-payments': 'requireOwner',
  'POST /api/admin/unmatched-payments/:unmatchedPaymentId/accept': 'requireOwner',
  'POST /api/admin/unmatched-payments/:unmatchedPaymentId/return': 'requireOwner',
  'POST /api/admin/unmatched-payments/:unmatchedPaymentId/dismiss': 'requireOwner',
}

test('everything below /api/admin asks for the right to it', () => {
  for (const route of ofAdmin()) {
    const needed = RIGHT_NEEDED[nameOf(route)] ?? 'requireAudit'
    expect([nameOf(route), route.guards[0]]).toEqual([nameOf(route), needed])
  }
  expect(ofAdmin().map(nameOf)).toEqual(expect.arrayContaining(Object.keys(RIGHT_NEEDED)))
})

test.each<[Role, string[]]>([
  ['auditor', ['requireAudit']],
  ['issuer', ['requireAudit', 'requireIssue']],
  ['revoker', ['requireAudit', 'requireRevoke']],
  ['corrector', ['requireAudit', 'requireIssue', 'requireRevoke', 'requireCorrect']],
  ['owner', ['requireAudit', 'requireIssue', 'requireRevoke', 'requireCorrect', 'requireOwner']],
])('an administrator who is %s may do what that right is for', async (role, guards) => {
  for (const route of ofAdmin().filter(({ guards: [first = ''] }) => guards.includes(first))) {
    expect([nameOf(route), await statusOf(role, route)]).not.toEqual([nameOf(route), 403])
  }
})

test('every action of the console, and what it hands out as a file, asks for a fresh proof', () => {
  const actions = ofAdmin().filter(({ method, path }) => method !== 'GET' || path.endsWith('.csv'))
  expect(actions.length).toBeGreaterThanOrEqual(6)
  for (const action of actions) {
    expect([nameOf(action), action.guards[1]]).toEqual([
      nameOf(action),
      expect.stringMatching(/^fresh\((1|5|15)\)$/),
    ])
  }
})

test('a demotion counts at the very next call of every route for administrators', async () => {
  const admin = await app.buildAdmin()
  const browser = await app.signIn(admin)
  await app.services.database('users').where({ id: admin.id }).update({ rights: [] })
  for (const route of ofAdmin()) {
    const { status } = await call(browser, route)
    expect([nameOf(route), status]).toEqual([nameOf(route), 403])
  }
})

test('a deleted user is a visitor at the very next call', async () => {
  const user = await app.buildPremiumUser()
  const browser = await app.signIn(user)
  expect((await roles.admin.delete(`/api/admin/users/${user.id}`)).status).toBe(204)
  for (const route of app.routes.filter(({ guards }) => guards.length > 0)) {
    const { status } = await call(browser, route)
    expect([nameOf(route), status]).toEqual([nameOf(route), 401])
  }
})

test('no call by anybody ends in an error of ours', async () => {
  for (const route of app.routes) {
    for (const role of ['visitor', 'user', 'admin'] as const) {
      const status = await statusOf(role, route)
      expect([nameOf(route), role, status === 500]).toEqual([nameOf(route), role, false])
    }
    await reviveSessions()
  }
})

/** Signs the roles in again after a call that has ended their sessions. */
async function reviveSessions(): Promise<void> {
  if ((await roles.user.get('/api/user')).status === 401) {
    roles.user = await app.signIn(await app.buildUser())
  }
  if ((await roles.admin.get('/api/user')).status === 401) {
    roles.admin = await app.signIn(await app.buildAdmin())
  }
}

test('only what is signed, or the same for everybody, is not counted', () => {
  const uncounted = app.routes.filter(({ limit }) => limit === 'none').map(nameOf)
  expect(uncounted.filter((name) => !UNCOUNTED.has(name))).toEqual([])
})
