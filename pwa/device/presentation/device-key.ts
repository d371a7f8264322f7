import { nameBrowser } from '#contracts/accounts/browser-name.ts'
import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { registerDevice, type RegisterDevice } from '#contracts/presentation/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import type { DeviceKeyRow } from '#pwa/device/storage/device-tables.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { openVaultKey, type VaultKey } from '#pwa/device/vault/open-keys.ts'
import { ChangedMeanwhile, sealBytes, unsealBytes, writeUnder } from '#pwa/device/vault/vault.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const
const ES256 = { name: 'ECDSA', hash: 'SHA-256' } as const

export interface DeviceKey extends Pick<DeviceKeyRow, 'deviceId' | 'publicKey' | 'former'> {
  privateKey: CryptoKey
}

/** A page without https has no WebCrypto and can make no key. */
export function canHoldKey(): boolean {
  return isSecureContext && 'subtle' in crypto
}

async function readRow(owner: string): Promise<DeviceKeyRow | undefined> {
  return (await openStore(owner)).deviceKeys.get('device')
}

export async function readDeviceId(owner: string): Promise<string | null> {
  return (await readRow(owner))?.deviceId ?? null
}

/** Returns null when there is no key, or before the PIN is entered. */
export async function readDeviceKey(owner: string): Promise<DeviceKey | null> {
  const row = await readRow(owner)
  if (!row) return null
  const { deviceId, publicKey, former, privateKey, sealedKey } = row
  if (privateKey) return { deviceId, publicKey, former, privateKey }
  const bytes = sealedKey && (await unsealBytes(openVaultKey(owner), sealedKey))
  if (!bytes) return null
  return {
    deviceId,
    publicKey,
    former,
    privateKey: await crypto.subtle.importKey('pkcs8', bytes, P256, false, ['sign']),
  }
}

/**
 * Returns the public key, which callers use to see whether the key has changed. Returns null when
 * no row is stored. Returns an empty text when the row has only the id of the former device.
 */
export async function readPublicKey(owner: string): Promise<string | null> {
  return (await readRow(owner))?.publicKey ?? null
}

/**
 * Returns the id of the device that the next key of this browser will replace. Returns null when
 * there is no such device.
 */
export async function readLostDevice(owner: string): Promise<string | null> {
  const lost = await readRow(owner)
  return lost?.former ?? lost?.deviceId ?? null
}

/**
 * Stores data that belongs to this device key. Throws `ChangedMeanwhile` and stores nothing when
 * the key, the PIN or the signed-in person has changed.
 */
export async function writeWithKey(
  owner: string,
  { vault, publicKey }: { vault: VaultKey | null; publicKey: string | null },
  write: (store: DeviceStore) => PromiseLike<unknown>,
): Promise<void> {
  const isWritten = await writeUnder(owner, vault, async (store) => {
    const row = await store.deviceKeys.get('device')
    return (row?.publicKey ?? null) === publicKey && write(store)
  })
  if (!isWritten) throw new ChangedMeanwhile()
}

/**
 * Returns the key of this device, and makes a key if there is none. The key is stored before it is
 * sent to the server. If the response is lost, the app sends the same key again, so that the server
 * does not count a second device.
 */
export async function takeDeviceKey(owner: string): Promise<DeviceKey> {
  return (await readDeviceKey(owner)) ?? makeDeviceKey(owner)
}

/** Registers the key with a proof that this device has the private key. Returns the server's device id. */
export async function registerKey(
  owner: string,
  key: DeviceKey,
  withinMs?: number,
): Promise<string> {
  const { deviceId: known, publicKey, former } = key
  if (known !== null && former === null) return known

  const place = former === null ? {} : { replaces: former }
  const body = await proveKey(owner, key, place)
  const { deviceId } = await call(registerDevice, {
    body,
    ...(withinMs !== undefined && { withinMs }),
  })
  const store = await openStore(owner)
  const isStillIt = await store.atOnce(async () => {
    const row = await store.deviceKeys.get('device')
    if (row?.publicKey !== publicKey) return false
    await store.deviceKeys.put({ ...row, deviceId, former: null })
    return true
  })
  if (!isStillIt) throw new ChangedMeanwhile()
  return deviceId
}

/**
 * Registers a new key when this device has a former key. The registration tells the server that the former
 * key has ended. Without a connection, the next renewal of the passes registers the key.
 */
export async function endFormerKey(owner: string): Promise<void> {
  if (!canHoldKey()) return
  try {
    if ((await readRow(owner))?.former) await registerKey(owner, await takeDeviceKey(owner))
  } catch (error) {
    if (!isOfTheWay(error)) throw error
  }
}

const OF_THE_WAY = [NetworkError, HttpError, StorageError, ChangedMeanwhile]

/**
 * Returns true for an expected failure: the server was not reached or refused, the browser could not store,
 * or another tab changed the wallet first. The next renewal of the passes repeats the unfinished steps.
 */
export function isOfTheWay(error: unknown): boolean {
  return OF_THE_WAY.some((kind) => error instanceof kind)
}

type Held = Pick<DeviceKey, 'publicKey' | 'privateKey'>

/** Builds the request that registers a key of this device. */
export async function proveKey(
  owner: string,
  { publicKey, privateKey }: Held,
  place: Pick<RegisterDevice, 'preparedFor' | 'replaces'> = {},
): Promise<RegisterDevice> {
  const message = deviceProofMessage(owner, fromBase64Url(publicKey))
  const proof = await crypto.subtle.sign(ES256, privateKey, message)
  return {
    ...place,
    name: nameThisDevice(),
    publicKey,
    proof: toBase64Url(new Uint8Array(proof)),
  }
}

/**
 * Returns a name such as "Firefox on Windows". An app on the home screen has a name such as "App on Android".
 */
function nameThisDevice(): string {
  const name = nameBrowser(navigator.userAgent)
  return isFromHomeScreen() ? name.replace(/^.* on /, 'App on ') : name
}

async function makeDeviceKey(owner: string): Promise<DeviceKey> {
  const vault = openVaultKey(owner)
  const before = { vault, publicKey: await readPublicKey(owner) }
  const former = await readLostDevice(owner)
  const made = { ...(await generateKey({ isToBeSealed: vault !== null })), deviceId: null, former }
  const row = await toKeyRow(vault, made)
  await writeWithKey(owner, before, ({ deviceKeys }) => deviceKeys.put(row))
  return made
}

/**
 * Without a PIN, the private key cannot be exported. With a PIN, the key must be exportable, because the app
 * encrypts it before it is stored. When the app reads an encrypted key later, it imports the key as not
 * exportable.
 */
export async function generateKey({ isToBeSealed }: { isToBeSealed: boolean }): Promise<Held> {
  const pair = await crypto.subtle.generateKey(P256, isToBeSealed, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { publicKey: toBase64Url(point), privateKey: pair.privateKey }
}

/** The private key in the row is encrypted when there is a PIN. */
export async function toKeyRow(
  vault: VaultKey | null,
  { privateKey, ...key }: DeviceKey,
): Promise<DeviceKeyRow> {
  if (!vault) return { id: 'device', ...key, privateKey, sealedKey: null }
  const bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))
  return { id: 'device', ...key, privateKey: null, sealedKey: await sealBytes(vault, bytes) }
}

/** Deletes a key that the server no longer accepts, and its passes. Returns false when the key has changed. */
export async function dropDeviceKey(owner: string, publicKey: string): Promise<boolean> {
  const store = await openStore(owner)
  return store.atOnce(async () => {
    const row = await store.deviceKeys.get('device')
    if (row?.publicKey !== publicKey) return false
    await Promise.all([store.deviceKeys.clear(), store.passes.clear()])
    return true
  })
}
