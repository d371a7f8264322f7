import { raw, type Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf, unexported } from '#api/database/row.ts'
import { PROVES } from './proves.ts'

/** The properties that identify a chain and its contract. */
export interface ChainIdentity {
  chainId: number
  /** On our own chain the hash of block 1, because anvil does not keep block 0 for ever. */
  genesisHash: string
  contractAddress: string
  codeHash: string
}

export interface ChainNames {
  networkName: string
  explorerUrl: string | null
}

/** The last block whose contract events are mirrored. */
export interface FollowedTo {
  followedBlock: number
  followedHash: string
}

interface NewEpoch extends ChainIdentity, ChainNames, FollowedTo {
  isLocal: boolean
  firstBlock: number
  accounts: string[]
}

const NOT_TOLD = "the chain's"

/** The time spent with one chain and one contract. At most one epoch is current: it has not ended. */
export class ChainEpoch extends rowOf({
  table: 'chain_epochs',
  kept: 'for ever',
  why: PROVES,
  columns: {
    id: nobodys<string>(),
    isLocal: nobodys<boolean>(),
    chainId: nobodys<number>(),
    genesisHash: nobodys<string>(),
    contractAddress: unexported<string>(NOT_TOLD, 'stays'),
    codeHash: nobodys<string>(),
    networkName: unexported<string>(NOT_TOLD, 'stays'),
    explorerUrl: nobodys<string | null>(),
    firstBlock: nobodys<number>(),
    /** The accounts that the contract has ever given a role, as far as it was followed. */
    accounts: unexported<string[]>(NOT_TOLD, 'stays'),
    followedBlock: nobodys<number>(),
    followedHash: nobodys<string>(),
    /** Whether all events must be applied again, from the first block on. */
    mustReread: nobodys<boolean>(),
    /** How often the chain has left blocks that we followed. */
    rewinds: nobodys<number>(),
    /** When `after-restore` last ran: rows of anchors from before may be lost for good. */
    restoredAt: nobodys<Date | null>(),
    startedAt: nobodys<Date>(),
    endedAt: nobodys<Date | null>(),
  },
}) {
  static current(connection: Knex) {
    return this.query(connection).whereNull('endedAt').first()
  }

  static begin(trx: Transaction, epoch: NewEpoch) {
    return this.query(trx).insert(epoch).returning('*')
  }

  static end(trx: Transaction, id: string) {
    return this.query(trx).patch({ endedAt: new Date() }).where({ id })
  }

  static rename(connection: Knex, id: string, names: ChainNames) {
    return this.query(connection).patch(names).where({ id })
  }

  static addAccounts(trx: Transaction, id: string, accounts: string[]) {
    return this.query(trx)
      .patch({ accounts: raw('array(select distinct unnest(accounts || ?::text[]))', [accounts]) })
      .where({ id })
  }

  /** Undefined when nothing was ever anchored. */
  static askToReread(trx: Transaction, restoredAt: Date) {
    return this.query(trx)
      .patch({ mustReread: true, restoredAt })
      .whereNull('endedAt')
      .returning('*')
      .first()
  }

  static beginReread(connection: Knex, id: string, from: FollowedTo) {
    return this.query(connection)
      .patch({ ...from, mustReread: false })
      .where({ id })
  }

  /** A rewind changes this row first. It waits for a holder of the row; a later holder finds it rewound. */
  static rewind(trx: Transaction, id: string, to: FollowedTo) {
    return this.query(trx)
      .patch({ ...to, rewinds: raw('rewinds + 1') })
      .where({ id })
  }

  /** Holds the epoch until `trx` ends; undefined when it was rewound or has ended since it was read. */
  static hold(trx: Transaction, { id, rewinds }: ChainEpoch) {
    return this.query(trx).where({ id, rewinds }).whereNull('endedAt').forShare().first()
  }

  static follow(connection: Knex, id: string, to: FollowedTo) {
    return this.query(connection).patch(to).where({ id })
  }
}
