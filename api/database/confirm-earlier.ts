import type { Transaction } from 'objection'

/**
 * For a transaction that finds everything already written and adds nothing: the server that wrote it may be
 * gone, together with its answer. This message makes the commit wait for the standby, like a write, and the
 * standby then has everything from before.
 */
export async function confirmEarlier(trx: Transaction): Promise<void> {
  await trx.raw("select pg_logical_emit_message(true, 'confirmed', '')")
}
