import { raw, type Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf, unexported } from '#api/database/row.ts'
import { PROVES } from './proves.ts'

/** The properties that identify a chain and its contract. */
export interface ChainIdentity {
  chainId: number
  /** On our own chain, this is the hash of block 1, because anvil later deletes block 0. */
  genesisHash: string
  contractAddress: string
  codeHash: string
}

export interface ChainNames {
  networkName: string
  explorerUrl: string | null
}

/** The last block whose events are in our rows. */
export interface FollowedTo {
  followedBlock: number
  followedHash: string
}

interface NewEpoch extends ChainIdentity, ChainNames, FollowedTo {
  isLocal: boolean
  firstBlock: number
  accounts: string[]
}

const NOT_TOLD = 'describes the chain and our own accounts on it'

/** A period in which we use one chain and one contract. The current epoch has no end yet. */
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
    /** All accounts that have had a role of the contract, up to the last followed block. */
    accounts: unexported<string[]>(NOT_TOLD, 'stays'),
    followedBlock: nobodys<number>(),
    followedHash: nobodys<string>(),
    /** True when all events must be applied again, beginning with the first block. */
    mustReread: nobodys<boolean>(),
    /** The number of forks that we have found. A fork removes blocks whose events we have stored. */
    rewinds: nobodys<number>(),
    /** The time of the last `after-restore`. The restore may have lost rows about earlier anchors. */
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

  /** Requests a reread for the current epoch. Returns undefined when nothing was ever anchored. */
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

  /**
   * Sets the epoch back to an earlier block, as the first step of a rewind. Waits for transactions that have
   * locked the epoch by `hold`. If a caller has read the epoch before this step, its later call of `hold`
   * returns undefined.
   */
  static rewind(trx: Transaction, id: string, to: FollowedTo) {
    return this.query(trx)
      .patch({ ...to, rewinds: raw('rewinds + 1') })
      .where({ id })
  }

  /**
   * Locks the epoch until `trx` ends. Returns undefined when the epoch has been rewound or ended since the
   * caller read it.
   */
  static hold(trx: Transaction, { id, rewinds }: ChainEpoch) {
    return this.query(trx).where({ id, rewinds }).whereNull('endedAt').forShare().first()
  }

  static follow(connection: Knex, id: string, to: FollowedTo) {
    return this.query(connection).patch(to).where({ id })
  }
}
