import type { Services } from '#api/services.ts'
import { readFacts } from './read-facts.ts'
import { recordAll } from './record.ts'

/** A search without a result. It opens a connection, and lets PostgreSQL plan both statements. */
const NOTHING = { credentialId: '', code: null }

export async function prepareVerification({ verifying, storage }: Services): Promise<void> {
  if (storage === 'embedded') return
  await verifying.transaction(async (trx) => {
    await readFacts(trx, [NOTHING])
    await recordAll(trx, [])
  })
}
