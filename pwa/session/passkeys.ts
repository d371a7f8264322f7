import {
  type Assertion,
  type ChallengePurpose,
  type NewPasskey,
  PASSKEY_ALGORITHMS,
  type PasskeyChallenge,
  passkeyChallenge,
} from '#contracts/accounts/passkeys.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'

const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** Nothing was signed: the person would not, or took too long. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled'
}

/** Only a host with a name has passkeys. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname)
}

const loadLibrary = () => import('@simplewebauthn/browser')

const askChallenge = (purpose: ChallengePurpose) => call(passkeyChallenge, { body: { purpose } })

/** What an authenticator signed, having verified that it is its owner. */
export async function signByPasskey(purpose: 'sign-in' | 'prove'): Promise<Assertion> {
  const [{ startAuthentication }, challenge] = await Promise.all([
    loadLibrary(),
    askChallenge(purpose),
  ])
  return toAssertion(await startAuthentication({ optionsJSON: toOptions(challenge) }).catch(cancel))
}

/**
 * Offers passkeys among what the browser fills into the username; undefined where it does not. It waits
 * until one is chosen, or something else is asked of the authenticators.
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

/** Ends the offer: what is typed goes instead. */
export async function endAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/** For the signed-in user, or the one whom another challenge is for. */
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

/** Authenticators say in many words that nothing came of it. */
function cancel(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  throw new PasskeyCancelled(
    isKnown
      ? 'This device has a passkey for this account already.'
      : 'Nothing was confirmed. Try again.',
    { cause },
  )
}

/** What people are told of anything that a passkey was asked for in vain. */
export function sentenceForPasskey(error: unknown): string {
  return error instanceof PasskeyCancelled ? error.message : sentenceFor(error)
}
