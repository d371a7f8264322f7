import type { Services } from '#api/services.ts'
import { readFacts } from './read-facts.ts'
import { recordAll } from './record.ts'
import { GROUPS_AT_ONCE } from './verify.ts'

/** A search that finds nothing. The search opens a connection and lets the server plan both statements. */
const NOTHING = { credentialId: '', code: null }

export async function prepareVerification({ verifying, storage }: Services): Promise<void> {
  if (storage === 'embedded') return
  const connections = Array.from({ length: GROUPS_AT_ONCE }, () =>
    verifying.transaction(async (trx) => {
      await readFacts(trx, [NOTHING])
      await recordAll(trx, [])
    }),
  )
  await Promise.all(connections)
}
