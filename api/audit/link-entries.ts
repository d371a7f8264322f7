import type { Knex } from 'knex'
import { takeLock } from '#api/database/locks.ts'
import { linkHash } from './hashes.ts'
import { AuditLinkRow } from './audit-link-row.ts'

const LINKS_AT_ONCE = 1_000

/** Takes the lock of the audit until the transaction ends. Only one process can link entries at a time. */
export async function lockChain(trx: Knex): Promise<void> {
  await takeLock(trx, 'audit')
}

/**
 * Links the waiting entries, with numbers without a gap. An action does not link its own entry, because it
 * would then wait for other actions. The caller must have called `lockChain`.
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
