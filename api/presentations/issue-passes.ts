import type { Transaction } from 'objection'
import { dayOf, endOfDay } from '#contracts/credentials/credential.ts'
import type { DevicePass } from '#contracts/presentation/calls.ts'
import { PASS_LIFE_MS, signPass } from '#contracts/presentation/pass.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { weekOf } from '#contracts/trust/week.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { ensurePasses } from '#api/trust/passes/ensure-passes.ts'
import { requireWhole } from '#api/trust/require-whole.ts'
import type { PassRow } from '#api/trust/passes/pass-row.ts'
import { refuseEnded } from './device-ended.ts'
import { DeviceRow } from './device-row.ts'
import { giveUpWaiting, requireFreshToTake } from './end-device.ts'
import { claimsOf } from './new-pass.ts'

interface Renewal {
  user: SignedInUser
  deviceId: string
}

/**
 * Issues passes for all credentials that the user can show. The passes are bound to the device's key. Each
 * pass is signed after the commit of its row. A later transaction that ends the device can therefore find the
 * row.
 */
export async function issuePasses(services: Services, renewal: Renewal): Promise<DevicePass[]> {
  const { database, clock, issuerKeys, passIndices } = services
  const now = clock.now()
  const { session, device, credentials, rows } = await passIndices.retryWithIndices(() =>
    database.transaction((trx) => renew(trx, services, { ...renewal, now })),
  )
  if (device.endedAt) return refuseEnded(services, device, session)
  if (credentials.length === 0) return []

  const signer = await issuerKeys.signer('pass')
  const passes = new Map(rows.map((row) => [row.credentialId, row]))
  return Promise.all(
    credentials.map((credential) => {
      const row = passes.get(credential.credentialId)
      if (!row) throw new Error('a credential without its pass')
      return bindPass(signer, { credential, row, device, now })
    }),
  )
}

/**
 * Stores the rows of new passes. The device must be the device of the session, or wait to replace it. A
 * session without a device gets this device.
 */
async function renew(
  trx: Transaction,
  { passIndices }: Services,
  { user, deviceId, now }: Renewal & { now: Date },
) {
  const session = await lockAsker(trx, user)
  const device = await DeviceRow.withId(trx, user.id, deviceId)
  if (device?.endedAt) return { session, device, credentials: [], rows: [] }
  // Checks first whether a restore is unfinished. A restore can have lost the row of the device. After a
  // `DEVICE_NOT_FOUND`, the device would register again and lose its passes.
  await requireWhole(trx)
  if (!device) throw new ApiError('DEVICE_NOT_FOUND')
  const own = device.isWaiting ? device.preparedFor : deviceId
  if (session.deviceId !== own && (device.isWaiting || session.deviceId !== null)) {
    throw new ApiError('DEVICE_NOT_FOUND')
  }
  if (!device.isWaiting) {
    await requireFreshToTake(trx, user, deviceId)
    await goOn(trx, session, deviceId, now)
  }

  const credentials = await CredentialRow.showableBy(trx, user.id, dayOf(now))
  const slots = credentials.map((credential) => ({
    credentialId: credential.credentialId,
    deviceId,
    sessionId: null,
    week: weekOf(endOfPass(credential, now)),
  }))
  return { session, device, credentials, rows: await ensurePasses(trx, passIndices, slots) }
}

/**
 * Stores that a device has renewed its passes. The renewal shows that the device keeps its key. This function
 * therefore ends the keys that have waited too long to replace it.
 */
async function goOn(trx: Transaction, session: SessionRow, deviceId: string, now: Date) {
  await SessionRow.bindDevice(trx, session.id, deviceId)
  await DeviceRow.markRenewed(trx, deviceId, now)
  await giveUpWaiting(trx, deviceId, now)
}

/** Returns the end of a pass: the end of the credential's last day, but at most one week from now. */
function endOfPass({ expiryDate }: CredentialRow, now: Date): Date {
  return new Date(Math.min(now.getTime() + PASS_LIFE_MS, endOfDay(expiryDate)))
}

interface Binding {
  credential: CredentialRow
  row: PassRow
  device: DeviceRow
  now: Date
}

async function bindPass(
  signer: IssuerSigner,
  { credential, row, device, now }: Binding,
): Promise<DevicePass> {
  const expiresAt = endOfPass(credential, now)
  const pass = await signPass(signer, {
    ...claimsOf(credential, row),
    issuedAt: now,
    expiresAt,
    holder: { devicePoint: device.point },
  })
  return {
    credentialId: credential.credentialId,
    pass: Buffer.from(pass).toString('base64url'),
    issuedAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
