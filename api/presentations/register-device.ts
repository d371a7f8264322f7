import type { Transaction } from 'objection'
import {
  DEVICES_MAX,
  type RegisterDevice,
  WAITING_KEYS_MAX,
} from '#contracts/presentation/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { compressPoint, importDeviceKey } from '#contracts/presentation/keys.ts'
import { fromBase64Url } from '#contracts/bytes.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { refuseEnded } from './device-ended.ts'
import { DeviceRow } from './device-row.ts'
import { endDevices, giveUpWaiting, leaveDevice, requireFreshToTake } from './end-device.ts'

/**
 * Registers a key after a proof of possession. Binds the key to the user's session, in place of the session's
 * former key. With `preparedFor`, the key only waits to replace that device. A repeated call returns the same
 * device.
 */
export async function registerDevice(
  services: Services,
  { user, name, publicKey, proof, preparedFor, replaces }: RegisterDevice & { user: SignedInUser },
): Promise<DeviceRow> {
  const point = fromBase64Url(publicKey)
  if (!(await provesPossession(user.id, point, fromBase64Url(proof)))) {
    throw new ApiError('DEVICE_PROOF_INVALID')
  }

  const { database, clock } = services
  const { device, session } = await database.transaction(async (trx) => {
    const session = await lockAsker(trx, user)
    for (const id of [preparedFor, replaces]) {
      if (id !== undefined) await requireFreshToTake(trx, user, id)
    }
    const compressed = Buffer.from(compressPoint(point))
    const known = await DeviceRow.withPoint(trx, user.id, compressed)
    if (known?.endedAt) return { device: known, session }

    const now = clock.now()
    const device = { userId: user.id, name, point: compressed, createdAt: now }
    if (preparedFor !== undefined) {
      return {
        device: known ?? (await prepareDevice(trx, session, { ...device, preparedFor })),
        session,
      }
    }
    await leaveFormer(trx, session, { known, replaces, now })
    const taking = known ?? (await addDevice(trx, device))
    await SessionRow.bindDevice(trx, session.id, taking.id)
    return { device: taking, session }
  })
  return device.endedAt ? refuseEnded(services, device, session) : device
}

type NewDevice = Pick<DeviceRow, 'userId' | 'name' | 'point' | 'createdAt'>

/**
 * Adds a device that waits to replace the device `preparedFor`. If that device has ended, adds nothing and
 * returns the ended device. The former device must stay in use until the phone has stored the new key, because
 * the phone may stop at any step. A waiting device does not count toward `DEVICES_MAX`, but each device has at
 * most `WAITING_KEYS_MAX` of them: nobody can collect keys beside the devices.
 */
async function prepareDevice(
  trx: Transaction,
  session: SessionRow,
  device: NewDevice & { preparedFor: string },
): Promise<DeviceRow> {
  const former = await DeviceRow.withId(trx, device.userId, device.preparedFor)
  if (former?.endedAt) return former
  if (!former || (session.deviceId ?? former.id) !== former.id) {
    throw new ApiError('DEVICE_NOT_FOUND')
  }
  await SessionRow.bindDevice(trx, session.id, former.id)
  await giveUpWaiting(trx, former.id, device.createdAt)
  const waiting = await DeviceRow.waitingFor(trx, [former.id])
  if (waiting.length >= WAITING_KEYS_MAX) throw new ApiError('DEVICE_LIMIT')
  return DeviceRow.record(trx, device)
}

interface Coming {
  /** The row of the registered key. Undefined if the key is new. */
  known: DeviceRow | undefined
  replaces: string | undefined
  now: Date
}

/**
 * Ends the browser's former key, because a browser has only one key. The session continues. If the new key
 * had waited to replace the former key, both belong to one browser. In this case, codes of the former key
 * stay valid until they expire.
 */
async function leaveFormer(
  trx: Transaction,
  session: SessionRow,
  { known, replaces, now }: Coming,
) {
  if (session.deviceId !== known?.id) await SessionRow.unbindDevice(trx, session.id)
  if (known?.isWaiting) await DeviceRow.markRenewed(trx, known.id, now)
  const isLeft = known?.isWaiting ? known.preparedFor : null
  if (isLeft !== null) await leaveDevice(trx, isLeft, now)

  const others = [session.deviceId, replaces].filter((id) => id !== known?.id && id !== isLeft)
  const former = await DeviceRow.inUse(trx, session.userId).whereIn(
    'id',
    others.flatMap((id) => id ?? []),
  )
  await endDevices(
    trx,
    former.map(({ id }) => id),
    { reason: 'replaced', now },
  )
}

/**
 * At the limit, first ends the longest unused device whose passes have expired. Throws when there is no
 * such device.
 */
async function addDevice(trx: Transaction, device: NewDevice): Promise<DeviceRow> {
  const now = device.createdAt
  const inUse = await DeviceRow.inUse(trx, device.userId)
  if (inUse.length >= DEVICES_MAX) {
    const idle = inUse.find((one) => hasNoPasses(one, now))
    if (!idle) throw new ApiError('DEVICE_LIMIT')
    await endDevices(trx, [idle.id], { reason: 'idle', now })
  }
  return DeviceRow.record(trx, device)
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
