import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'

export class KeySetRow extends rowOf({
  table: 'key_sets',
  kept: 'for ever',
  why: 'verifiers follow the key sets from an old root to the new root',
  columns: {
    generation: nobodys<number>(),
    issuedAt: nobodys<Date>(),
    bytes: nobodys<Buffer>(),
  },
}) {
  static override idColumn = ['generation', 'issuedAt']

  /** Finds the newest set of each root, beginning with generation 0. */
  static latest(connection: Knex) {
    return this.query(connection)
      .distinctOn('generation')
      .orderBy(['generation', { column: 'issuedAt', order: 'desc' }])
  }

  static forgetAll(connection: Knex) {
    return this.query(connection).delete()
  }

  static record(connection: Knex, { generation, issuedAt }: KeySet, bytes: Uint8Array) {
    return this.query(connection).insert({ generation, issuedAt, bytes: Buffer.from(bytes) })
  }
}

/** Returns null before the first import. Throws when the stored set is not valid. */
export async function readCurrentKeySet(connection: Knex): Promise<KeySet | null> {
  const row = (await KeySetRow.latest(connection)).at(-1)
  if (!row) return null
  const keySet = await readKeySet(row.bytes)
  if (!keySet) throw new Error('The stored key set is not valid.')
  return keySet
}
