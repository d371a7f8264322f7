import { createHash } from 'node:crypto'
import {
  NOT_A_GOVERNMENT_DOCUMENT,
  VISA_CLAIMS,
  VISA_NAME,
  visaTypeAddress,
} from '#contracts/interop/visa-type.ts'

/**
 * Returns the document that the server publishes about the type. Every SD-JWT VC contains the hash of this
 * document.
 */
export function visaTypeDocument(origin: string): string {
  return JSON.stringify(describeVisaType(origin))
}

/** Returns the hash of this document in the format of W3C's Subresource Integrity (SD-JWT VC, draft 20, 6). */
export function visaTypeIntegrity(origin: string): string {
  return `sha256-${createHash('sha256').update(visaTypeDocument(origin)).digest('base64')}`
}

/**
 * Returns the type metadata of SD-JWT VC. They must never change, because issued credentials contain their
 * hash. Decision: `docs/decisions/51-sd-jwt-vc-draft.md`.
 */
function describeVisaType(origin: string) {
  return {
    vct: visaTypeAddress(origin),
    name: VISA_NAME,
    description: NOT_A_GOVERNMENT_DOCUMENT,
    display: [{ locale: 'en', name: VISA_NAME, description: NOT_A_GOVERNMENT_DOCUMENT }],
    claims: Object.entries(VISA_CLAIMS).map(([name, label]) => ({
      path: [name],
      display: [{ locale: 'en', label }],
      sd: 'always',
    })),
  }
}
