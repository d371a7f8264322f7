import * as z from 'zod/mini'
import { isBase64Url } from '#contracts/bytes.ts'
import { inputReason } from '#contracts/reason.ts'
import { body, Day, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { CREDENTIAL_STATUSES } from '#contracts/credentials/credential.ts'
import { CredentialType } from '#contracts/credentials/credential-type.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { nameOf } from '#contracts/text/name.ts'
import { DEVICE_END_REASONS } from './device-end.ts'

export const DEVICES_MAX = 10
/** The greatest number of keys that wait to replace one device: two tabs may change the key at once. */
export const WAITING_KEYS_MAX = 2
export const DEVICE_NAME_MAX = 60

export const TOKEN_MINUTES_MIN = 1
export const TOKEN_MINUTES_MAX = 1440
export const TOKEN_MINUTES_DEFAULT = 15
/**
 * The longest life of a code without a new identity proof, in minutes. A code with a longer life
 * needs a proof, because it stays valid after the end of a thief's session.
 */
export const TOKEN_MINUTES_UNPROVEN = 15

/** The lives of a shown code in minutes, and the default (spec section 9). */
export const QR_MINUTES = [2, 5, 7, 10, 15] as const
export const QR_MINUTES_DEFAULT = 7

/** The width and height of the picture in pixels, by their names in the spec. */
export const QR_SIZES = { sm: 200, md: 300, lg: 400 } as const

const base64url = z.string().check(z.minLength(1), z.refine(isBase64Url))

/** An uncompressed P-256 point: 65 bytes in base64url. */
const DevicePoint = base64url.check(z.length(87))

const DeviceName = nameOf({ max: DEVICE_NAME_MAX, missing: 'NAME_MISSING' })

/**
 * Binds the key to the session, in place of the session's former key. A repeated call with the same
 * key returns the same device. For a device that has ended, the call fails.
 *
 * `publicKey` is the P-256 point of the device. `proof` is an ES256 signature by this key over
 * `deviceProofMessage` (64 bytes, base64url). It proves that the phone has the private key.
 *
 * `preparedFor` is the id of the session's present device. With this field, the new key gets
 * passes, but does not replace the present device yet. A later call without `preparedFor` replaces
 * the present device. The codes of the former key then stay valid until they expire. `replaces` is
 * the id of a former device of this browser. This device ends immediately.
 */
export const RegisterDevice = body({
  name: DeviceName,
  publicKey: DevicePoint,
  proof: base64url.check(z.length(86)),
  preparedFor: z.optional(z.uuid()),
  replaces: z.optional(z.uuid()),
})
export type RegisterDevice = z.infer<typeof RegisterDevice>

export const Device = z.object({
  deviceId: z.uuid(),
  name: z.string(),
  createdAt: Instant,
  renewedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  endReason: z.nullable(z.enum(DEVICE_END_REASONS)),
  /** True for a key that waits to replace the key of a device. It can already show credentials. */
  isWaiting: z._default(z.boolean(), false),
})
export type Device = z.infer<typeof Device>

export const registerDevice = endpoint({
  method: 'POST',
  path: '/api/visa/devices',
  body: RegisterDevice,
  answer: Device,
})

/** Returns the devices in use, the keys that wait to replace them, and the devices that ended recently. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/api/visa/devices',
  answer: z.array(Device),
})

export const RenameDevice = body({ name: DeviceName })
export type RenameDevice = z.infer<typeof RenameDevice>

/** Fails with `DEVICE_ENDED` for a device that has ended. */
export const renameDevice = endpoint({
  method: 'PATCH',
  path: '/api/visa/devices/:deviceId',
  body: RenameDevice,
  answer: Device,
})

/** Ends the device and its session for ever. The user must then sign in again in that browser. */
export const revokeDevice = endpoint({
  method: 'DELETE',
  path: '/api/visa/devices/:deviceId',
  answer: NoContent,
})

/** A pass for its device. `pass` is a COSE_Sign1 in base64url. */
export const DevicePass = z.object({
  credentialId: z.string(),
  pass: base64url,
  issuedAt: Instant,
  expiresAt: Instant,
})
export type DevicePass = z.infer<typeof DevicePass>

/**
 * Issues passes for one device of the user: one pass for each credential that the user can still
 * show.
 */
export const issuePasses = endpoint({
  method: 'POST',
  path: '/api/visa/passes',
  body: body({ deviceId: z.uuid() }),
  answer: z.array(DevicePass),
})

const minutes = z
  .int()
  .check(
    z.minimum(TOKEN_MINUTES_MIN, inputReason('CODE_LIFE_TOO_SHORT')),
    z.maximum(TOKEN_MINUTES_MAX, inputReason('CODE_LIFE_TOO_LONG')),
  )

export const PresentationToken = z.object({
  tokenId: z.string(),
  token: z.string().check(z.minLength(1)),
  expiresAt: Instant,
  verificationUrl: z.url(),
})
export type PresentationToken = z.infer<typeof PresentationToken>

/**
 * Mints a code. A life above `TOKEN_MINUTES_UNPROVEN` needs a new identity proof. Fails with
 * `PROOF_REQUIRED` without a proof.
 */
export const mintToken = endpoint({
  method: 'POST',
  path: '/api/visa/credentials/:credentialId/tokens',
  body: body({ expiresInMinutes: z._default(minutes, TOKEN_MINUTES_DEFAULT) }),
  answer: PresentationToken,
})

/**
 * A code as a picture. The spec has two shapes for this response: nested objects for the
 * verification center, and flat fields for the wallet card. This object has the fields of both.
 */
export const QrCode = z.object({
  qrCode: z.object({
    dataURL: z.string(),
    token: z.object({
      tokenId: z.string(),
      /** The time in seconds. */
      timeRemaining: z.int(),
      expiresAt: Instant,
    }),
  }),
  verificationInfo: z.object({
    status: openEnum(CREDENTIAL_STATUSES),
    credentialType: CredentialType,
    issueDate: Day,
    expiryDate: Day,
  }),
  instructions: z.object({
    scanningApp: z.string(),
    timeLimit: z.string(),
    refreshInfo: z.string(),
  }),
  qrCodeDataURL: z.string(),
  token: z.object({
    tokenId: z.string(),
    /** Milliseconds since 1970. */
    expiresAt: z.int(),
  }),
  verificationUrl: z.url(),
})
export type QrCode = z.infer<typeof QrCode>

export const showQr = endpoint({
  method: 'GET',
  path: '/api/visa/qr/:credentialId',
  query: body({
    size: z.pipe(
      z._default(z.enum(['200', '300', '400']), '300'),
      z.transform((size) => Number(size)),
    ),
    format: z._default(z.literal('json'), 'json'),
    expiresInMinutes: z._default(z.pipe(z.coerce.number(), minutes), QR_MINUTES_DEFAULT),
  }),
  answer: QrCode,
})
