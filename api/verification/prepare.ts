import type { Services } from '#api/services.ts'
import { readFacts } from './read-facts.ts'
import { recordAll } from './record.ts'
import { GROUPS_AT_ONCE } from './verify.ts'

/** Of nobody: it opens a connection, and has the server plan both statements, before the first code is shown. */
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
