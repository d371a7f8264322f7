import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import type { Logger } from 'pino'
import type { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import type { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import type { GoingFees } from '#api/anchoring/chain/chain-reads.ts'
import type { Rpc } from '#api/anchoring/chain/rpc.ts'
import type { Signer } from '#api/anchoring/chain/signer.ts'
import type { AnchoringAlarms } from './anchoring-alarms.ts'

export interface AnchorNotice {
  anchorHash: string
  transactionHash: string
}

/** Functions that react to changes of anchors. Each function runs in the transaction of the change. */
export interface ChainListeners {
  onAnchored: (trx: Transaction, anchors: AnchorNotice[]) => Promise<void>
  /**
   * Runs when roots are no longer on the chain. The roots will be anchored again, perhaps by other
   * transactions.
   */
  onUnanchored: (trx: Transaction, anchorHashes: string[]) => Promise<void>
  onRevoked: (trx: Transaction, revocations: AnchorNotice[]) => Promise<void>
  /**
   * Runs when one of our accounts has called the contract by a transaction that is not in our rows
   * (`watchNonces`).
   */
  onRowsLost: (trx: Transaction) => Promise<void>
}

export interface ChainKeys {
  issuer: Signer
  revoker: Signer
}

/**
 * The data and services for the passes of the sender (`runPass`), for as long as the sender uses one node.
 */
export interface ChainSession {
  database: Knex
  log: Logger
  rpc: Rpc
  keys: ChainKeys
  epoch: ChainEpoch
  /**
   * The number of blocks that must follow an event's block before the event counts as final. Used only if the
   * chain does not mark final blocks.
   */
  confirmations: number
  maxFeePerGas: bigint
  listeners: ChainListeners
  alarms: AnchoringAlarms
}

/** One of our accounts, and the kinds of calls that it sends. */
export interface Account {
  signer: Signer
  kinds: readonly ChainCall['kind'][]
}

export type AccountSession = ChainSession & Account

/** The state of the chain during one pass. */
export interface Outlook {
  head: number
  /** The nonce that the chain expects next from this account. */
  nonce: number
  fees: GoingFees
}
