import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { nameOf } from '#contracts/text/name.ts'
import { CurrentUser } from './account.ts'

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 50

/** The COSE numbers of Ed25519, ES256 and RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const

const BYTES_MAX = 8192
const Bytes = z
  .string()
  .check(z.regex(/^[\w-]+$/, inputReason('NOT_BASE64URL')), z.maxLength(BYTES_MAX))

/** Each challenge works once. */
const CHALLENGE_PURPOSES = ['sign-in', 'prove', 'register'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

export const PasskeyChallenge = z.object({
  challenge: z.string(),
  /** The host name to which the passkeys belong. */
  rpId: z.string(),
  /** The id of the account in an authenticator. Null unless the purpose is to register a passkey. */
  userHandle: z.nullable(z.string()),
  /** The ids of the passkeys of the signed-in user. */
  keyIds: z.array(z.string()),
})
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>

/** Anybody can ask for a challenge to sign in. The other purposes need a signed-in user. */
export const passkeyChallenge = endpoint({
  method: 'POST',
  path: '/api/passkeys/challenge',
  changesNothing: true,
  body: body({ purpose: z.enum(CHALLENGE_PURPOSES) }),
  answer: PasskeyChallenge,
})

/** The signature of an authenticator, with the data that it covers. */
export const Assertion = body({
  keyId: Bytes,
  clientData: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
})
export type Assertion = z.infer<typeof Assertion>

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/sign-in',
  body: Assertion,
  answer: CurrentUser,
})

const PasskeyName = nameOf({ max: PASSKEY_NAME_MAX, missing: 'NAME_MISSING' })

export const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  /**
   * True when the provider of the passkey keeps a copy. The passkey then still works after the loss
   * of the device.
   */
  isBackedUp: z.boolean(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  answer: z.array(Passkey),
})

export const NewPasskey = body({
  keyId: Bytes,
  clientData: Bytes,
  attestation: Bytes,
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** Names the new passkey after its browser. The user can rename the passkey. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  body: NewPasskey,
  answer: Passkey,
})

export const RenamePasskey = body({ name: PasskeyName })
export type RenamePasskey = z.infer<typeof RenamePasskey>

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:passkeyId',
  body: RenamePasskey,
  answer: Passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:passkeyId',
  answer: NoContent,
})
