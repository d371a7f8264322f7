import { randomBytes, randomUUID } from 'node:crypto'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { BoundRoute } from '#api/http/route.ts'
import { login } from '#contracts/accounts/account.ts'
import { createGuestUser } from '#contracts/checkout/checkout.ts'
import { SyncEvent } from '#contracts/sync.ts'
import { PASSWORD, type TestApp } from '#tests/support/server/app.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { type Known, sampleOf } from './sample.ts'

const LINK_MS = 600_000

export interface Caller {
  browser: HttpClient
  row: UserRow
  /**
   * A browser that is signed in as the user of `row`. The caller's own browser may be signed out.
   */
  wallet: HttpClient
}

/** The content of a call before its encoding. */
export interface SoundCall {
  params: Record<string, string>
  query: unknown
  body: unknown
}

interface Place {
  app: TestApp
  /** The administrator who prepares the data for the call. */
  admin: HttpClient
  route: BoundRoute
  caller: Caller
}

/**
 * Prepares valid calls from the schemas of an endpoint. Each call of the returned function gives a
 * further valid call. Prepares only the values that the endpoint needs, because some values take
 * long to prepare.
 */
export async function prepareCall(place: Place): Promise<() => SoundCall> {
  const wanted = new Set<string>()
  writeCall(place.route, (name) => void wanted.add(name))
  const makers = makersFor(place)
  const made = new Map<string, unknown>()
  for (const name of wanted) made.set(name, await makers[name]?.())
  return () => writeCall(place.route, (name) => simpleValue(place, name) ?? made.get(name))
}

function writeCall({ path, endpoint }: BoundRoute, find: (name: string) => unknown): SoundCall {
  const known = new Proxy<Known>({}, { get: (_, name) => () => find(String(name)) })
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
    name,
    find(name) ?? randomUUID(),
  ])
  return {
    params: Object.fromEntries(params) as SoundCall['params'],
    query: endpoint && sampleOf(endpoint.query, known),
    body: endpoint && sampleOf(endpoint.body, known),
  }
}

/**
 * Returns a value that needs no preparation. A value that can be used only once is new in each
 * call.
 */
function simpleValue({ route, caller: { row } }: Place, name: string): unknown {
  const issuance: Record<string, unknown> = buildIssuance(row.id)
  switch (name) {
    case 'id':
      return randomUUID()
    case 'userId':
      return isAboutOthers(route) ? undefined : row.id
    case 'username':
      return route.path === login.path ? row.username : `new-${randomBytes(6).toString('hex')}`
    case 'email':
      return route.path === createGuestUser.path ? row.email : newAddress()
    case 'userEmail':
      return row.email
    case 'password':
    case 'currentPassword':
      return PASSWORD
    case 'newPassword':
      return `${PASSWORD} 2`
    case 'cardNumber':
      return '4242 4242 4242 4242'
    case 'events':
      return SyncEvent._zod.def.options.map((event) => sampleOf(event, { id: randomUUID }))
    default:
      return issuance[name]
  }
}

function isAboutOthers({ path }: BoundRoute): boolean {
  return path.startsWith('/api/admin/')
}

type Maker = () => unknown

function makersFor({ app, admin, caller: { wallet, row } }: Place): Record<string, Maker> {
  const { database, clock } = app.services
  const issue = async () => {
    const { body } = await admin.post('/api/admin/credentials/issue', buildIssuance(row.id))
    return (body as { credential: { credentialId: string } }).credential.credentialId
  }
  const mint = async () => {
    const path = `/api/visa/credentials/${await issue()}/tokens`
    return (await wallet.post(path, { expiresInMinutes: 5 })).body as Record<string, string>
  }
  const registration = once(async () => buildRegistration(row.id, await generateDeviceKey()))
  return {
    userId: async () => (await app.buildUser()).id,
    credentialId: issue,
    tokenId: async () => (await mint()).tokenId,
    qrData: async () => (await mint()).token,
    publicKey: async () => (await registration()).publicKey,
    proof: async () => (await registration()).proof,
    deviceId: async () => {
      const { body } = await wallet.post('/api/visa/devices', await registration())
      return (body as { deviceId?: string } | undefined)?.deviceId
    },
    sessionId: async () => {
      const session = {
        userId: row.id,
        authVersion: row.authVersion,
        method: 'password' as const,
        browser: null,
        network: '127.0.0.0/24',
        country: null,
      }
      await database.transaction((trx) => SessionRow.begin(trx, randomUUID(), session, clock.now()))
      const [begun] = await SessionRow.ofUser(database, row.id)
      return begun?.id
    },
    token: async () => {
      const secret = randomBytes(32).toString('base64url')
      const createdAt = clock.now()
      await AccountTokenRow.add(database, {
        id: randomUUID(),
        kind: 'confirm',
        userId: row.id,
        emailKey: row.emailKey,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LINK_MS),
        secret,
      })
      return secret
    },
    clientSecret: async () => (await startOrder(app.visit(), newAddress())).clientSecret,
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
