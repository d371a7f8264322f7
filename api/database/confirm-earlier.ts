import type { Transaction } from 'objection'

/**
 * Makes a transaction without writes wait for the standby at its commit. Without this call, only a
 * transaction with writes waits. Call this when an earlier request has already made all writes: the server
 * may have failed before the standby had them. After the commit, the standby has all earlier writes.
 */
export async function confirmEarlier(trx: Transaction): Promise<void> {
  await trx.raw("select pg_logical_emit_message(true, 'confirmed', '')")
}
