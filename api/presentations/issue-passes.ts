import { fromHex } from '#contracts/bytes.ts'
import { dayOf, endOfDay } from '#contracts/credential.ts'
import type { DevicePass } from '#contracts/presentation/calls.ts'
import { PASS_LIFE_MS, signPass } from '#contracts/presentation/pass.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { ensurePasses } from '#api/credentials/status-indices.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { DeviceRow } from './device-row.ts'

/** Fresh passes for all that the user can still show, bound to the device's key. */
export async function issuePasses(
  services: Services,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<DevicePass[]> {
  const { database, clock } = services
  const device = await DeviceRow.inUseOfUser(database, userId, deviceId)
  if (!device) throw new ApiError('DEVICE_NOT_FOUND')

  const now = clock.now()
  const credentials = await CredentialRow.showableBy(database, userId, dayOf(now))
  const rows = await database.transaction(async (trx) => {
    await DeviceRow.markRenewed(trx, deviceId, now)
    return ensurePasses(
      trx,
      credentials.map(({ credentialId }) => ({ credentialId, deviceId })),
    )
  })
  const indices = new Map(rows.map((row) => [row.credentialId, row.statusIndex]))
  return Promise.all(
    credentials.map((credential) => {
      const statusIndex = indices.get(credential.credentialId) ?? -1
      return bindPass(services, { credential, statusIndex, device, now })
    }),
  )
}

interface Binding {
  credential: CredentialRow
  statusIndex: number
  device: DeviceRow
  now: Date
}

/** A pass lives a week, at most to the end of the credential's last day. */
async function bindPass(
  { issuerKeys }: Services,
  { credential, statusIndex, device, now }: Binding,
): Promise<DevicePass> {
  const end = Math.min(now.getTime() + PASS_LIFE_MS, endOfDay(credential.expiryDate))
  const expiresAt = new Date(end)
  const pass = await signPass(await issuerKeys.signer(), {
    credentialId: credential.credentialId,
    credentialType: credential.credentialType,
    initials: credential.holderInitials,
    issueDate: credential.issueDate,
    expiryDate: credential.expiryDate,
    issuedAt: now,
    expiresAt,
    statusIndex,
    anchorHash: fromHex(credential.blockchainAnchorHash),
    holder: { devicePoint: device.point },
  })
  return {
    credentialId: credential.credentialId,
    pass: Buffer.from(pass).toString('base64url'),
    issuedAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
