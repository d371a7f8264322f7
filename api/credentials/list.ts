import type { Knex } from 'knex'
import { dayOf, type HeldCredential, lastBegunDay } from '#contracts/credentials/credential.ts'
import {
  COURSE_DAYS,
  type CredentialQuery,
  RENEWABLE_DAYS,
  type Totals,
} from '#contracts/credentials/credential-list.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { readIdPart, URN } from '#contracts/text/copied-id.ts'
import { addDays, DAY_MS } from '#contracts/time.ts'
import { findAccounts } from '#api/accounts/find-users.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { endingWith, startingWith } from '#api/database/like.ts'
import { readPage } from '#api/http/read-page.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { presentHeld } from './present.ts'

/** Only the sealed credentials contain the holder's name. */
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

/**
 * Counts the totals of today, and goes back from them day by day. The database counts the changes of each
 * day, and so reads little more than the rows that changed.
 */
export async function countTotals({ database, clock }: Services): Promise<Totals> {
  const now = clock.now()
  const today = dayOf(now)
  const since = addDays(today, 1 - COURSE_DAYS)
  const totals = {
    users: await UserRow.all(database).whereNull('deletedAt').resultSize(),
    ...(await CredentialRow.countAll(database, { today, begun: lastBegunDay(now) })),
  }
  const users = new Map(
    (await UserRow.changesByDay(database, since)).map(({ day, ...change }) => [day, change]),
  )
  const credentials = new Map(
    (await CredentialRow.changesByDay(database, { since, today })).map(({ day, ...change }) => [
      day,
      change,
    ]),
  )
  const course = [{ day: today, ...totals }]
  for (let day = today; day >= since; day = addDays(day, -1)) {
    const { users: changed = 0 } = users.get(day) ?? {}
    const { credentials: issued = 0, active = 0, revoked = 0 } = credentials.get(day) ?? {}
    const [end = { day, ...totals }] = course
    course.unshift({
      day: addDays(day, -1),
      users: end.users - changed,
      credentials: end.credentials - issued,
      active: end.active - active,
      revoked: end.revoked - revoked,
    })
  }
  return { ...totals, course }
}

const SORT_KINDS = {
  createdAt: 'instant',
  issueDate: 'day',
  expiryDate: 'day',
  credentialType: 'text',
} as const

export async function listAll({ database, clock }: Services, page: CredentialQuery) {
  const { search, sort, order } = page
  const filtered = filter(database, page, clock.now())
  return readPage(database, page, {
    matching: search ? await matchSearch(database, filtered, search) : [filtered],
    sort: { column: `visaCredentials.${sort}`, kind: SORT_KINDS[sort] },
    id: { column: 'visaCredentials.id', kind: 'uuid' },
    order,
    shown: CredentialRow.withAccounts(database),
  })
}

/** The conditions on the days say in SQL what `statusOf` says. An upcoming credential has not expired. */
function filter(database: Knex, { status, credentialType }: CredentialQuery, now: Date) {
  const [today, begun] = [dayOf(now), lastBegunDay(now)]
  return CredentialRow.all(database).modify((query) => {
    if (credentialType) void query.where({ credentialType })
    if (status === 'revoked') void query.where({ isRevoked: true })
    if (status === 'expired') void query.where({ isRevoked: false }).where('expiryDate', '<', today)
    if (status === 'upcoming') void query.where({ isRevoked: false }).where('issueDate', '>', begun)
    if (status === 'active') {
      void query
        .where({ isRevoked: false })
        .where('expiryDate', '>=', today)
        .where('issueDate', '<=', begun)
    }
    if (status === 'expiring') {
      const until = dayOf(new Date(Date.parse(today) + RENEWABLE_DAYS * DAY_MS))
      void query
        .where({ isRevoked: false })
        .whereNot('credentialType', COURSE)
        .whereBetween('expiryDate', [today, until])
        .where('issueDate', '<=', begun)
        .whereNotExists(CredentialRow.successors(database))
    }
  })
}

/**
 * Returns the queries for the rows that match a search. The search accepts the parts that screens show: the
 * start of a hash and the end of an id. Each condition is a separate query, because one query with `or` would
 * use no index.
 */
async function matchSearch(database: Knex, filtered: ReturnType<typeof filter>, search: string) {
  const part = readIdPart(search)
  const id = part.startsWith(URN) ? part : URN + part
  return [
    filtered.clone().where({ reference: search }),
    filtered.clone().where('credentialId', 'like', startingWith(id)),
    filtered.clone().whereRaw('reverse(credential_id) like ?', endingWith(part)),
    filtered.clone().where('holderNameHash', 'like', startingWith(part)),
    filtered.clone().where('blockchainTxHash', 'like', startingWith(part)),
    filtered.clone().whereRaw('user_id = any(?)', [await findAccounts(database, search)]),
  ]
}
