import { createHash } from 'node:crypto'
import { describeVisaType } from '#contracts/interop/visa-type.ts'

/** The bytes that are served, and that the integrity in every credential is of. */
export function visaTypeDocument(origin: string): string {
  return JSON.stringify(describeVisaType(origin))
}

/** As W3C's Subresource Integrity writes it (SD-JWT VC, 7). */
export function visaTypeIntegrity(origin: string): string {
  return `sha256-${createHash('sha256').update(visaTypeDocument(origin)).digest('base64')}`
}
