import type { Transaction } from 'objection'

/**
 * Call this in a transaction that has nothing left to write, because an earlier call wrote
 * everything. The server may have failed before the standby had those writes. This message makes
 * the commit wait for the standby, as a write does. After that, the standby has all earlier writes.
 */
export async function confirmEarlier(trx: Transaction): Promise<void> {
  await trx.raw("select pg_logical_emit_message(true, 'confirmed', '')")
}
