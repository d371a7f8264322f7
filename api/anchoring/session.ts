import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import type { Logger } from 'pino'
import type { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import type { Fees } from '#api/anchoring/chain/chain-reads.ts'
import type { Rpc } from '#api/anchoring/chain/rpc.ts'
import type { Signer } from '#api/anchoring/chain/signer.ts'
import type { Alarms } from './alarms.ts'

export interface AnchorNotice {
  anchorHash: string
  transactionHash: string
}

/** What the owner of the anchor hashes is told, inside the transaction that makes it true. */
export interface ChainListeners {
  onAnchored: (trx: Transaction, anchors: AnchorNotice[]) => Promise<void>
  /** The root is not on chain any more; it will be again, under another transaction perhaps. */
  onUnanchored: (trx: Transaction, anchorHashes: string[]) => Promise<void>
  onRevoked: (trx: Transaction, revocations: AnchorNotice[]) => Promise<void>
}

/** The sender's time with one node: what each step of a pass works with. */
export interface ChainSession {
  database: Knex
  log: Logger
  rpc: Rpc
  signer: Signer
  epoch: ChainEpoch
  /** How many blocks must follow an event's block before it counts. */
  confirmations: number
  listeners: ChainListeners
  alarms: Alarms
}

/** What the sender knows of the chain during one pass. */
export interface Outlook {
  head: number
  /** The nonce that the chain expects next. */
  nonce: number
  fees: Fees
}
