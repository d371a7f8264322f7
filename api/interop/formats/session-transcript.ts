import { sha256 } from '@noble/hashes/sha2.js'
import { type ForeignCbor, encodeForeignCbor } from './foreign-cbor.ts'

/**
 * The description of a request, in CBOR. A device signs this description together with its
 * response. The response is therefore valid for only one request (OpenID4VP 1.0, B.2.6).
 */
export type SessionTranscript = readonly ForeignCbor[]

/**
 * The request, for a response that the wallet posts. `thumbprint` is the thumbprint of the
 * verifier's key, for which the wallet encrypts the response.
 */
interface PostedAnswer {
  clientId: string
  nonce: string
  thumbprint: Uint8Array
  responseUri: string
}

export function toPostedTranscript(answer: PostedAnswer): SessionTranscript {
  const { clientId, nonce, thumbprint, responseUri } = answer
  return toTranscript('OpenID4VPHandover', [clientId, nonce, thumbprint, responseUri])
}

/** The request, for a response that comes through the browser (Digital Credentials API). */
export interface BrowserAnswer {
  origin: string
  nonce: string
  thumbprint: Uint8Array
}

export function toBrowserTranscript(answer: BrowserAnswer): SessionTranscript {
  const { origin, nonce, thumbprint } = answer
  return toTranscript('OpenID4VPDCAPIHandover', [origin, nonce, thumbprint])
}

function toTranscript(kind: string, info: readonly ForeignCbor[]): SessionTranscript {
  return [null, null, [kind, sha256(encodeForeignCbor(info))]]
}
