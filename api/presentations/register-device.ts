import type { Transaction } from 'objection'
import { DEVICES_MAX, type RegisterDevice } from '#contracts/presentation/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { compressPoint, importDeviceKey } from '#contracts/presentation/keys.ts'
import { fromBase64Url } from '#contracts/bytes.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { refuseEnded } from './device-ended.ts'
import { DeviceRow } from './device-row.ts'
import { endDevices } from './end-device.ts'

/**
 * Registers a key whose possession the proof shows, and binds it to the session that asks, in the
 * place of the one that this had. The same key again answers the same device.
 */
export async function registerDevice(
  services: Services,
  { user, name, publicKey, proof }: RegisterDevice & { user: Asker },
): Promise<DeviceRow> {
  const point = fromBase64Url(publicKey)
  if (!(await provesPossession(user.id, point, fromBase64Url(proof)))) {
    throw new ApiError('DEVICE_PROOF_INVALID')
  }

  const { database, clock } = services
  const { device, session } = await database.transaction(async (trx) => {
    const session = await lockAsker(trx, user)
    const compressed = Buffer.from(compressPoint(point))
    const known = await DeviceRow.withPoint(trx, user.id, compressed)
    if (known?.endedAt) return { device: known, session }

    const now = clock.now()
    if (session.deviceId !== known?.id) await replaceDevice(trx, session, now)
    const device =
      known ?? (await addDevice(trx, { userId: user.id, name, point: compressed, now }))
    await SessionRow.bindDevice(trx, session.id, device.id)
    return { device, session }
  })
  return device.endedAt ? refuseEnded(services, device, session) : device
}

/** A browser has one key: the one that it had before is ended, and its session goes on. */
async function replaceDevice(trx: Transaction, { id, deviceId }: SessionRow, now: Date) {
  if (deviceId === null) return
  await SessionRow.unbindDevice(trx, id)
  await endDevices(trx, [deviceId], { reason: 'replaced', now })
}

interface NewDevice {
  userId: string
  name: string
  point: Buffer
  now: Date
}

/** Where there is no room the one gives way that was used longest ago, if its passes have run out. */
async function addDevice(
  trx: Transaction,
  { userId, name, point, now }: NewDevice,
): Promise<DeviceRow> {
  const inUse = await DeviceRow.inUse(trx, userId)
  if (inUse.length >= DEVICES_MAX) {
    const idle = inUse.find((device) => hasNoPasses(device, now))
    if (!idle) throw new ApiError('DEVICE_LIMIT')
    await endDevices(trx, [idle.id], { reason: 'idle', now })
  }
  return DeviceRow.record(trx, { userId, name, point, createdAt: now })
}

function hasNoPasses({ renewedAt }: DeviceRow, now: Date): boolean {
  return renewedAt === null || now.getTime() - renewedAt.getTime() >= PASS_LIFE_MS
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
