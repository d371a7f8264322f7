import { nameBrowser } from '#contracts/accounts/browser-name.ts'
import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { registerDevice } from '#contracts/presentation/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { call } from '#pwa/network/http.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { openVaultKey, sealBytes, unsealBytes, writeUnder } from '#pwa/device/vault/vault.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const
const ES256 = { name: 'ECDSA', hash: 'SHA-256' } as const

export interface DeviceKey {
  deviceId: string | null
  /** The uncompressed point in base64url. */
  publicKey: string
  privateKey: CryptoKey
}

/** Without https there is no WebCrypto, and so no key of this device. */
export function canHoldKey(): boolean {
  return isSecureContext && 'subtle' in crypto
}

export async function readDeviceId(owner: string): Promise<string | null> {
  const row = await (await openStore(owner)).deviceKeys.get('device')
  return row?.deviceId ?? null
}

/** This device's key, or null when it has none yet or the PIN was not entered. */
export async function readDeviceKey(owner: string): Promise<DeviceKey | null> {
  const row = await (await openStore(owner)).deviceKeys.get('device')
  if (!row) return null
  const { deviceId, publicKey, privateKey, sealedKey } = row
  if (privateKey) return { deviceId, publicKey, privateKey }
  const bytes = sealedKey && (await unsealBytes(openVaultKey(owner), sealedKey))
  if (!bytes) return null
  return {
    deviceId,
    publicKey,
    privateKey: await crypto.subtle.importKey('pkcs8', bytes, P256, false, ['sign']),
  }
}

/**
 * The id of this device's key, which is made here and registered with proof that it is held here. It is
 * stored first: when the answer is lost the same key is sent again, and takes no second place.
 */
export async function registerThisDevice(owner: string): Promise<string> {
  const key = (await readDeviceKey(owner)) ?? (await makeDeviceKey(owner))
  const { deviceId: known, publicKey, privateKey } = key
  if (known !== null) return known

  const message = deviceProofMessage(owner, fromBase64Url(publicKey))
  const proof = await crypto.subtle.sign(ES256, privateKey, message)
  const { deviceId } = await call(registerDevice, {
    body: {
      name: nameThisDevice(),
      publicKey,
      proof: toBase64Url(new Uint8Array(proof)),
    },
  })
  const store = await openStore(owner)
  await store.atOnce(async () => {
    const row = await store.deviceKeys.get('device')
    if (row?.publicKey === publicKey) await store.deviceKeys.put({ ...row, deviceId })
  })
  return deviceId
}

/** An app on the home screen names no browser. */
function nameThisDevice(): string {
  const name = nameBrowser(navigator.userAgent)
  return isFromHomeScreen() ? name.replace(/^.* on /, 'App on ') : name
}

/**
 * A key of this device's own. It cannot be exported; under a PIN it can once, to be sealed, because
 * what cannot be exported cannot be wrapped.
 */
async function makeDeviceKey(owner: string): Promise<DeviceKey> {
  const vault = openVaultKey(owner)
  const pair = await crypto.subtle.generateKey(P256, vault !== null, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const key = { deviceId: null, publicKey: toBase64Url(point) }
  const sealedKey = vault ? await sealBytes(vault, await exportKey(pair.privateKey)) : null
  const privateKey = vault ? null : pair.privateKey
  await writeUnder(owner, vault, ({ deviceKeys }) =>
    deviceKeys.put({ id: 'device', ...key, privateKey, sealedKey }),
  )
  return { ...key, privateKey: pair.privateKey }
}

async function exportKey(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.exportKey('pkcs8', key))
}

export async function dropDeviceKey(owner: string): Promise<void> {
  const store = await openStore(owner)
  await Promise.all([store.deviceKeys.clear(), store.passes.clear()])
}
