import {
  type Assertion,
  type ChallengePurpose,
  type NewPasskey,
  PASSKEY_ALGORITHMS,
  type PasskeyChallenge,
  passkeyChallenge,
} from '#contracts/accounts/passkeys.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { words } from './words.tsx'

const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** The error for a passkey that made no signature, because the person declined or was too slow. */
class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled'
}

/**
 * Returns whether passkeys work in this browser and at this address. A passkey needs a host name, not an IP
 * address.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname)
}

const loadLibrary = () => import('@simplewebauthn/browser')

const askChallenge = (purpose: ChallengePurpose) => call(passkeyChallenge, { body: { purpose } })

/** Asks an authenticator for a signature. The authenticator itself checks that its owner is using it. */
export async function signByPasskey(purpose: 'sign-in' | 'prove'): Promise<Assertion> {
  const [{ startAuthentication }, challenge] = await Promise.all([
    loadLibrary(),
    askChallenge(purpose),
  ])
  return toAssertion(await startAuthentication({ optionsJSON: toOptions(challenge) }).catch(cancel))
}

/**
 * Offers passkeys in the autofill of the username, and waits until the person chooses a passkey.
 * Returns undefined if the browser has no such autofill, or if another request to the
 * authenticators begins.
 */
export async function signByAutofill(): Promise<Assertion | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadLibrary()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  const optionsJSON = toOptions(await askChallenge('sign-in'))
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(
    toAssertion,
    () => undefined,
  )
}

/** Stops the offer in the autofill, because the person has logged in by other means. */
export async function endAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/**
 * Makes a passkey for the signed-in user. With `asked`, makes it for the user of this challenge.
 */
export async function makePasskey(
  username: string,
  asked = askChallenge('register'),
): Promise<NewPasskey> {
  const [{ startRegistration }, challenge] = await Promise.all([loadLibrary(), asked])
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: challenge.challenge,
      rp: { id: challenge.rpId, name: 'Visa Success Guide' },
      user: { id: challenge.userHandle ?? '', name: username, displayName: username },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: describe(challenge.keyIds),
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  }).catch(cancel)
  const { clientDataJSON: clientData, attestationObject: attestation } = response
  return { keyId: id, clientData, attestation }
}

function toOptions({ challenge, rpId, keyIds }: PasskeyChallenge) {
  return {
    challenge,
    rpId,
    allowCredentials: describe(keyIds),
    userVerification: 'required' as const,
  }
}

function describe(keyIds: string[]) {
  return keyIds.map((id) => ({ id, type: 'public-key' as const }))
}

interface Signed {
  id: string
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

function toAssertion({ id, response }: Signed): Assertion {
  const { clientDataJSON: clientData, authenticatorData, signature } = response
  return { keyId: id, clientData, authenticatorData, signature }
}

/**
 * Throws a `PasskeyCancelled` in place of an authenticator's error, because different
 * authenticators have different errors.
 */
function cancel(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  const { alreadyHere, unconfirmed } = words.signIn.passkey
  throw new PasskeyCancelled(isKnown ? alreadyHere : unconfirmed, { cause })
}

/** Returns the sentence that people see when a passkey made no signature. */
export function sentenceForPasskey(error: unknown): string {
  return error instanceof PasskeyCancelled ? error.message : sentenceFor(error)
}
