import type { Transaction } from 'objection'

/**
 * For a transaction that finds everything written before and adds nothing: the server which had that
 * may be gone together with its answer. With this the commit waits for the standby, as one that
 * writes does, and the standby then has all that came before.
 */
export async function confirmEarlier(trx: Transaction): Promise<void> {
  await trx.raw("select pg_logical_emit_message(true, 'confirmed', '')")
}
