import type { Knex } from 'knex'
import { takeLock } from '#api/database/locks.ts'
import { linkHash } from './hashes.ts'
import { AuditLinkRow } from './audit-link-row.ts'

const LINKS_AT_ONCE = 1_000

/** One process at a time gives entries their places, until the transaction ends. */
export async function lockChain(trx: Knex): Promise<void> {
  await takeLock(trx, 'audit')
}

/**
 * Links what waits to what is linked, without a gap. It comes after the actions, so that none of them
 * waits for another. The chain is locked.
 */
export async function linkEntries(trx: Knex): Promise<void> {
  let { seq, hash } = (await AuditLinkRow.last(trx)) ?? { seq: 0, hash: '' }
  for (;;) {
    const waiting = await AuditLinkRow.waiting(trx, LINKS_AT_ONCE)
    if (waiting.length === 0) return
    const links = waiting.map(({ entryId, body }) => {
      seq += 1
      hash = linkHash(hash, body)
      return { entryId, seq, hash }
    })
    await AuditLinkRow.write(trx, links)
  }
}
