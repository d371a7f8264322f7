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

/** Tells the owner of the anchor hashes about changes, inside the transaction that makes them. */
export interface ChainListeners {
  onAnchored: (trx: Transaction, anchors: AnchorNotice[]) => Promise<void>
  /** The root is no longer on chain; it will be again, perhaps in another transaction. */
  onUnanchored: (trx: Transaction, anchorHashes: string[]) => Promise<void>
  onRevoked: (trx: Transaction, revocations: AnchorNotice[]) => Promise<void>
  /** An account of ours has called the contract in a transaction that is not stored: see `watchNonces`. */
  onRowsLost: (trx: Transaction) => Promise<void>
}

export interface ChainKeys {
  issuer: Signer
  revoker: Signer
}

/** The sender's time with one node: everything that the steps of a pass need. */
export interface ChainSession {
  database: Knex
  log: Logger
  rpc: Rpc
  keys: ChainKeys
  epoch: ChainEpoch
  /** How many blocks must follow an event's block, when the chain calls no block final. */
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
  /** The nonce that the chain expects next from the account. */
  nonce: number
  fees: GoingFees
}
