import type { Knex } from 'knex'
import { dayOf, type HeldCredential } from '#contracts/credentials/credential.ts'
import { type CredentialQuery, RENEWABLE_DAYS } from '#contracts/credentials/credential-list.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { readIdPart, URN } from '#contracts/text/copied-id.ts'
import { DAY_MS } from '#contracts/time.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { presentHeld } from './present.ts'

/** Lists the holder's own credentials. Only the sealed credentials contain the holder's name. */
export async function listHeld(
  { database, sealing }: Services,
  userId: string,
): Promise<HeldCredential[]> {
  const rows = await CredentialRow.heldBy(database, userId)
  return rows.map((row) => {
    const { claims } = parseCredential(sealing.open(row.credentialId, row.encryptedCredential))
    return presentHeld(row, claims.holderName, claims.issuer)
  })
}

/** Returns one page of all credentials, and the number of all credentials that match. */
export async function listAll({ database, clock }: Services, wanted: CredentialQuery) {
  const { sort, order, limit, offset } = wanted
  const sorting = [
    { column: `visaCredentials.${sort}`, order },
    { column: 'visaCredentials.id', order },
  ]
  const matching = findMatching(database, wanted, dayOf(clock.now()))
  // The inner query finds the ids of the page by the index alone. The outer query then reads only the rows
  // with these ids.
  const onPage = matching.clone().select('id').orderBy(sorting).limit(limit).offset(offset)
  const rows = await CredentialRow.withAccounts(database)
    .whereIn('visaCredentials.id', onPage)
    .orderBy(sorting)
  return { rows, total: await matching.resultSize() }
}

function findMatching(
  database: Knex,
  { search, status, credentialType }: CredentialQuery,
  today: string,
) {
  return CredentialRow.all(database).modify((query) => {
    if (credentialType) void query.where({ credentialType })
    if (status === 'revoked') void query.where({ isRevoked: true })
    if (status === 'expired') void query.where({ isRevoked: false }).where('expiryDate', '<', today)
    if (status === 'active') void query.where({ isRevoked: false }).where('expiryDate', '>=', today)
    if (status === 'expiring') {
      const until = dayOf(new Date(Date.parse(today) + RENEWABLE_DAYS * DAY_MS))
      void query
        .where({ isRevoked: false })
        .whereNot('credentialType', COURSE)
        .whereBetween('expiryDate', [today, until])
        .whereNotExists(CredentialRow.successors(database))
    }
    if (search) void query.whereIn('visaCredentials.id', findBySearch(database, search))
  })
}

/**
 * Finds the ids of the rows that match a search. The search accepts the parts that screens show: the start of
 * a hash and the end of an id. Each condition is a separate query, because one query with `or` would use no
 * index.
 */
function findBySearch(database: Knex, search: string) {
  const part = readIdPart(search)
  const rows = () => CredentialRow.all(database).select('id')
  const startingWith = (text: string) =>
    `${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return rows()
    .where({ reference: search })
    .union(
      [
        rows().where(
          'credentialId',
          'like',
          startingWith(part.startsWith(URN) ? part : URN + part),
        ),
        rows().whereRaw('reverse(credential_id) like ?', startingWith(reverse(part))),
        ...['holderNameHash', 'blockchainTxHash'].map((column) =>
          rows().where(column, 'like', startingWith(part)),
        ),
        rows().whereIn('userId', UserRow.idsMatching(database, search)),
      ],
      true,
    )
}

function reverse(text: string): string {
  return Array.from(text).toReversed().join('')
}
