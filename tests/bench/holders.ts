import { randomBytes } from 'node:crypto'
import { compressPoint } from '#contracts/presentation/keys.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import type { Asker } from '#api/accounts/lock-asker.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { issue } from '#api/credentials/issue.ts'
import { DeviceRow } from '#api/presentations/device-row.ts'
import { issuePasses } from '#api/presentations/issue-passes.ts'
import { mintToken } from '#api/presentations/mint-token.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { buildUser } from '#tests/support/server/app.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { generateDeviceKey } from '#tests/support/server/device.ts'

const AT_ONCE = 8
const MINTED_MINUTES = 60
const SHOWN_MS = 14 * 60_000

export interface Holder {
  user: Asker
  credentialId: string
  key: CryptoKeyPair
  pass: Uint8Array<ArrayBuffer>
}

/** Adds people, each with a phone and a credential. Uses the functions of the product. */
export async function addHolders(services: Services, count: number): Promise<Holder[]> {
  const issuer = await buildUser(services.database, { rights: ['issue'] })
  const holders = await manyAtOnce(count, () => addHolder(services, issuer.id))
  // Nobody reads the mails to these people, so they are deleted.
  await services.database('mail_outbox').delete()
  return holders
}

async function addHolder(services: Services, issuerId: string): Promise<Holder> {
  const { database, clock } = services
  const { id: userId, authVersion } = await buildUser(database)
  const by = { ...SYSTEM, id: issuerId }
  const { credential } = await issue(services, { ...buildIssuance(userId), by }, 0)
  const key = await generateDeviceKey()
  const point = compressPoint(new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey)))
  const now = clock.now()
  const token = randomBytes(32).toString('hex')
  const origin = {
    browser: null,
    network: '127.0.0.0/24',
    country: null,
    method: 'password',
  } as const
  const { session, device } = await database.transaction(async (trx) => {
    await SessionRow.begin(trx, token, { userId, authVersion, ...origin }, now)
    const phone = { userId, name: 'Phone', point: Buffer.from(point), createdAt: now }
    return {
      session: await SessionRow.query(trx).findOne({ userId }).throwIfNotFound(),
      device: await DeviceRow.record(trx, phone),
    }
  })
  // A renewal on the session's own device reads no other member.
  const user = { id: userId, sessionId: session.id } as SignedInUser
  const [pass] = await issuePasses(services, { user, deviceId: device.id })
  if (!pass) throw new Error('No pass was given.')
  return {
    user,
    credentialId: credential.credentialId,
    key,
    pass: new Uint8Array(Buffer.from(pass.pass, 'base64url')),
  }
}

/** Returns a new code that the holder's phone made without the server. */
export async function showCode({ key, pass }: Holder): Promise<string> {
  const now = Date.now()
  const code = await signPresentation(key.privateKey, {
    pass,
    presentationId: crypto.getRandomValues(new Uint8Array(8)),
    issuedAt: new Date(now),
    expiresAt: new Date(now + SHOWN_MS),
  })
  return toTokenText(code)
}

export async function mintCode(services: Services, { user, credentialId }: Holder) {
  const minting = { user, credentialId, expiresInMinutes: MINTED_MINUTES }
  return (await mintToken(services, minting)).token
}

/** Calls `make` this many times, a few calls at a time. */
export async function manyAtOnce<Result>(
  count: number,
  make: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const made: Result[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const index = next++
      made[index] = await make(index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
}
