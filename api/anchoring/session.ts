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

/** What the owner of the anchor hashes is told, inside the transaction that makes it true. */
export interface ChainListeners {
  onAnchored: (trx: Transaction, anchors: AnchorNotice[]) => Promise<void>
  /** The root is not on chain any more; it will be again, under another transaction perhaps. */
  onUnanchored: (trx: Transaction, anchorHashes: string[]) => Promise<void>
  onRevoked: (trx: Transaction, revocations: AnchorNotice[]) => Promise<void>
  /** An account of ours has called the contract by what is not stored: see `watchNonces`. */
  onRowsLost: (trx: Transaction) => Promise<void>
}

export interface ChainKeys {
  issuer: Signer
  revoker: Signer
}

/** The sender's time with one node: what each step of a pass works with. */
export interface ChainSession {
  database: Knex
  log: Logger
  rpc: Rpc
  keys: ChainKeys
  epoch: ChainEpoch
  /** How many blocks must follow an event's block before it counts, where no block is called final. */
  confirmations: number
  /** The most to offer for a unit of gas. */
  maxFeePerGas: bigint
  listeners: ChainListeners
  alarms: AnchoringAlarms
}

/** One of our accounts, and the calls that it sends. */
export interface Account {
  signer: Signer
  kinds: readonly ChainCall['kind'][]
}

export type AccountSession = ChainSession & Account

/** What the sender knows of the chain during one pass. */
export interface Outlook {
  head: number
  /** The nonce that the chain expects next of the account. */
  nonce: number
  fees: GoingFees
}
