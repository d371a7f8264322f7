import { createPrivateKey } from 'node:crypto'
import type { Knex } from 'knex'
import { toHex } from '#contracts/bytes.ts'
import { importIssuerKey, kidOf } from '#contracts/presentation/keys.ts'
import type { IssuerKey } from '#contracts/presentation/trust-bundle.ts'
import type { Check } from '#api/database/check.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { issuerKeySubject, publish } from './issuer-keys.ts'
import { type Sealing, tryOpen } from './sealing.ts'

export async function* checkIssuerKeys({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Check {
  const rows = await IssuerKeyRow.all(database)
  for (const row of rows) {
    const fault = findKeyFault(row, sealing)
    if (fault) yield { subject: `Issuer key ${row.kid}`, fault }
  }
  const signing = rows.filter(({ retiredAt }) => retiredAt === null).length
  if (rows.length > 0 && signing !== 1) {
    yield { subject: 'Issuer keys', fault: `${String(signing)} of them sign instead of one` }
  }
  return { checked: rows.length }
}

function findKeyFault(row: IssuerKeyRow, sealing: Sealing): string | undefined {
  if (toHex(kidOf(row)) !== row.kid) return 'its id is not that of its public key'
  const pkcs8 = tryOpen(sealing, issuerKeySubject(row.kid), row.sealedPrivateKey)
  if (!pkcs8) return 'no key in MASTER_KEY opens it'
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const { x, y } = key.export({ format: 'jwk' })
  return x === row.x && y === row.y
    ? undefined
    : 'its private and its public half do not belong together'
}

/** Those keys with which a signature can be verified at all. */
export async function readUsableKeys(database: Knex): Promise<IssuerKey[]> {
  const keys = (await IssuerKeyRow.all(database)).map(publish)
  const imports = await Promise.allSettled(keys.map(importIssuerKey))
  return keys.filter((_, at) => imports[at]?.status === 'fulfilled')
}
