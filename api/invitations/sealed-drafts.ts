import type { Knex } from 'knex'
import { InvitationRow } from './invitation-row.ts'

const PAGE = 500

/** Yields the sealed data of each invitation without an issued credential. */
export async function* sealedDrafts(
  connection: Knex,
): AsyncGenerator<{ id: string; sealed: Buffer }> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await InvitationRow.sealed(connection, { after, limit: PAGE })
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}
