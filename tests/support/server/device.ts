import { toBase64Url } from '#contracts/bytes.ts'
import type { DevicePass } from '#contracts/presentation/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import type { HttpClient } from './http-client.ts'

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

export interface TestDevice {
  deviceId: string
  /** The body of the registration. A test can send it again. */
  registration: { name: string; publicKey: string; proof: string }
  passes: DevicePass[]
  /** Makes a code without the server. The phone makes its codes in the same way. */
  show(credentialId: string, life?: { issuedAt: Date; expiresAt: Date }): Promise<string>
}

/** Returns the body of a registration of this key. */
export async function buildRegistration(userId: string, key: CryptoKeyPair, name = 'Test phone') {
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey))
  const message = deviceProofMessage(userId, point)
  const proof = new Uint8Array(await crypto.subtle.sign(ECDSA, key.privateKey, message))
  return { name, publicKey: toBase64Url(point), proof: toBase64Url(proof) }
}

export function generateDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ECDSA, false, ['sign', 'verify'])
}

/**
 * Registers a phone for the signed-in user, and fetches the passes of the phone. With
 * `preparedFor`, the server prepares the key of the phone, and uses it later in place of another
 * phone's key.
 */
export async function buildDevice(
  browser: HttpClient,
  userId: string,
  place: { preparedFor?: string } = {},
): Promise<TestDevice> {
  const key = await generateDeviceKey()
  const registration = await buildRegistration(userId, key)
  const registered = await browser.post('/api/visa/devices', { ...registration, ...place })
  const { deviceId } = registered.body as { deviceId: string }
  const reply = await browser.post('/api/visa/passes', { deviceId })
  const passes = reply.body as DevicePass[]
  return {
    deviceId,
    registration,
    passes,
    show: async (credentialId, life) => {
      const pass = passes.find((one) => one.credentialId === credentialId)
      if (!pass) throw new Error(`no pass for ${credentialId}`)
      const now = Date.now()
      const code = await signPresentation(key.privateKey, {
        pass: new Uint8Array(Buffer.from(pass.pass, 'base64url')),
        presentationId: crypto.getRandomValues(new Uint8Array(8)),
        ...(life ?? { issuedAt: new Date(now), expiresAt: new Date(now + 7 * 60_000) }),
      })
      return toTokenText(code)
    },
  }
}
