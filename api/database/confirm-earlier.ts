import type { Transaction } from 'objection'

/**
 * Makes the commit of a transaction without writes wait for the standby, as a commit of writes does. Call
 * this when an earlier call already wrote everything. The server may have failed before the standby had those
 * writes. After the commit, the standby has all earlier writes.
 */
export async function confirmEarlier(trx: Transaction): Promise<void> {
  await trx.raw("select pg_logical_emit_message(true, 'confirmed', '')")
}
