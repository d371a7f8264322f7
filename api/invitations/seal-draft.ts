import * as z from 'zod/mini'
import type { Sealing } from '#api/trust/sealing.ts'
import { CREDENTIAL_FIELDS } from '#contracts/credentials/issuing.ts'

const Draft = z.object(CREDENTIAL_FIELDS)
/** The data for the credential that the invitation promises. */
export type Draft = z.infer<typeof Draft>

export function sealDraft(sealing: Sealing, id: string, draft: Draft): Buffer {
  return sealing.seal(subjectOf(id), Buffer.from(JSON.stringify(Draft.parse(draft))))
}

/** Decrypts the draft. Throws a `SealBroken` when none of our keys can decrypt it. */
export function openDraft(sealing: Sealing, id: string, sealed: Buffer): Draft {
  return Draft.parse(JSON.parse(sealing.open(subjectOf(id), sealed).toString()))
}

export function subjectOf(id: string): string {
  return `invitation:${id}`
}
