import { DEVICES_MAX, type RegisterDevice } from '#contracts/presentation/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { compressPoint, importDeviceKey } from '#contracts/presentation/keys.ts'
import { fromBase64Url } from '#contracts/bytes.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { DeviceRow } from './device-row.ts'

/** Registers a key whose possession the proof shows. The same key again answers the same device. */
export async function registerDevice(
  { database, clock }: Services,
  { userId, name, publicKey, proof }: RegisterDevice & { userId: string },
): Promise<DeviceRow> {
  const point = fromBase64Url(publicKey)
  if (!(await provesPossession(userId, point, fromBase64Url(proof)))) {
    throw new ApiError('DEVICE_PROOF_INVALID')
  }

  return database.transaction(async (trx) => {
    await UserRow.lock(trx, userId)
    const compressed = Buffer.from(compressPoint(point))
    const known = await DeviceRow.withPoint(trx, userId, compressed)
    if (known) return known

    const inUse = await DeviceRow.countInUse(trx, userId)
    if (inUse >= DEVICES_MAX) throw new ApiError('DEVICE_LIMIT')
    return DeviceRow.record(trx, { userId, name, point: compressed, createdAt: clock.now() })
  })
}

async function provesPossession(
  userId: string,
  point: Uint8Array<ArrayBuffer>,
  proof: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await importDeviceKey(point)
  if (!key) return false
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  return crypto.subtle.verify(algorithm, key, proof, deviceProofMessage(userId, point))
}
