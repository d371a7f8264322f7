import { type DevicePass, issuePasses, registerDevice } from '#contracts/presentation/calls.ts'
import { HttpError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import {
  type DeviceKey,
  generateKey,
  proveKey,
  readDeviceKey,
  readLostDevice,
  registerKey,
} from './device-key.ts'

/**
 * The time limit of each call, in milliseconds. It is short, because a person waits at the dialog.
 * A call that is too late loses no data.
 */
export const LEVEL_WITHIN_MS = 15_000

export interface NextKey {
  key: DeviceKey
  passes: DevicePass[]
}

/**
 * Makes a new key for this device. The server registers the new key in addition to the present key,
 * and issues passes for it. This function stores nothing on the device, so the present key stays in
 * use if the app closes early. Returns null when this device has no key and the account cannot have
 * another device.
 */
export async function prepareNextKey(
  owner: string,
  { isToBeSealed }: { isToBeSealed: boolean },
): Promise<NextKey | null> {
  const present = await readDeviceKey(owner)
  const former = present && (await registerKey(owner, present, LEVEL_WITHIN_MS))
  const lost = present ? null : await readLostDevice(owner)
  const made = await generateKey({ isToBeSealed })
  const place = {
    ...(former !== null && { preparedFor: former }),
    ...(lost !== null && { replaces: lost }),
  }
  try {
    const body = await proveKey(owner, made, place)
    const { deviceId } = await call(registerDevice, { body, withinMs: LEVEL_WITHIN_MS })
    const passes = await call(issuePasses, { body: { deviceId }, withinMs: LEVEL_WITHIN_MS })
    return { key: { ...made, deviceId, former }, passes }
  } catch (error) {
    const problem = error instanceof HttpError ? error.problem : null
    if (former === null && problem?.error === 'DEVICE_LIMIT') return null
    throw error
  }
}
