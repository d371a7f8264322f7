import type { Knex } from 'knex'
import type { Sealing } from '#api/trust/sealing.ts'

interface SealedKey {
  kid: string
  sealedPrivateKey: Buffer
}

interface KeyTable {
  all(connection: Knex): PromiseLike<SealedKey[]>
  replaceSeal(trx: Knex, seal: { kid: string; from: Buffer; to: Buffer }): PromiseLike<unknown>
}

/**
 * Seals the private keys of an older master key again, with the newest master key. Returns the number of
 * these keys.
 */
export async function resealKeys(
  { database, sealing }: { database: Knex; sealing: Sealing },
  table: KeyTable,
  subjectOf: (kid: string) => string,
): Promise<number> {
  const rows = await table.all(database)
  const outdated = rows.filter((row) => !sealing.isSealedByCurrent(row.sealedPrivateKey))
  await database.transaction(async (trx) => {
    for (const { kid, sealedPrivateKey: from } of outdated) {
      const subject = subjectOf(kid)
      await table.replaceSeal(trx, {
        kid,
        from,
        to: sealing.seal(subject, sealing.open(subject, from)),
      })
    }
  })
  return outdated.length
}
