import type { AnchorNotice, ChainListeners } from '#api/anchoring/session.ts'
import { RestoreSignRow } from '#api/trust/restore-sign-row.ts'
import { CredentialRow } from './credential-row.ts'
import { RevocationEventRow } from './revocation-event-row.ts'

/**
 * The functions that store changes on the chain in the rows of credentials. The area `anchoring` gets them as
 * arguments, because it must not import the area `credentials`.
 */
export const chainListeners: ChainListeners = {
  onAnchored: async (trx, anchors) => {
    for (const [transactionHash, anchorHashes] of byTransaction(anchors)) {
      await CredentialRow.recordAnchors(trx, anchorHashes, transactionHash)
    }
  },
  onUnanchored: async (trx, anchorHashes) => {
    await CredentialRow.recordAnchors(trx, anchorHashes, null)
  },
  onRevoked: async (trx, revocations) => {
    for (const [transactionHash, anchorHashes] of byTransaction(revocations)) {
      await RevocationEventRow.recordTransaction(trx, anchorHashes, transactionHash)
    }
  },
  onRowsLost: (trx) => RestoreSignRow.note(trx, 'chain', new Date()),
}

function byTransaction(notices: AnchorNotice[]): Map<string, string[]> {
  const hashes = new Map<string, string[]>()
  for (const { transactionHash, anchorHash } of notices) {
    hashes.set(transactionHash, [...(hashes.get(transactionHash) ?? []), anchorHash])
  }
  return hashes
}
