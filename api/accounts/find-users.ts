import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import { SEARCHED_ACCOUNTS_MAX, type UserQuery } from '#contracts/accounts/administration.ts'
import { endingWith, startingWith } from '#api/database/like.ts'
import { ApiError } from '#api/http/errors.ts'
import { readPage } from '#api/http/read-page.ts'
import { toAccountKey, toEmailKey } from './addresses/account-key.ts'
import { HAS_PAID } from '#api/checkout/has-paid.ts'
import { UserRow } from './user-row.ts'

type Users = QueryBuilder<UserRow, UserRow[]>

const SORTS = {
  username: { column: 'usernameKey', kind: 'text' },
  email: { column: 'emailKey', kind: 'text' },
  createdAt: { column: 'createdAt', kind: 'instant' },
} as const

/** Returns one page of the users that are not deleted. */
export function findUsers(trx: Knex, page: UserQuery) {
  const { search, access, sort, order } = page
  const users = UserRow.all(trx).whereNull('users.deletedAt')
  if (access === 'admin') void users.where({ isAdmin: true })
  if (access === 'free') void users.where({ premiumGranted: false }).whereRaw(`not ${HAS_PAID}`)
  const filtered =
    access === 'premium'
      ? [users.clone().where({ premiumGranted: true }), users.whereRaw(HAS_PAID)]
      : [users]
  return readPage(trx, page, {
    matching: search ? filtered.flatMap((rows) => searchFor(rows, search, sort)) : filtered,
    sort: SORTS[sort],
    id: { column: 'id', kind: 'uuid' },
    order,
    shown: UserRow.present(trx),
  })
}

/**
 * Finds the ids of the users, also of deleted users, whose name or address starts or ends with the text. Refuses a
 * text that too many users match, because their rows in another table would be too many to read.
 */
export async function findAccounts(trx: Knex, search: string): Promise<string[]> {
  const matching = searchFor(UserRow.all(trx), search).map((users) =>
    users
      .select('id')
      .limit(SEARCHED_ACCOUNTS_MAX + 1)
      .toKnexQuery<{ id: string }>(),
  )
  const found: { id: string }[] = await trx.queryBuilder().union(matching, true)
  if (found.length > SEARCHED_ACCOUNTS_MAX) {
    const reason = because('SEARCH_TOO_WIDE', { accounts: SEARCHED_ACCOUNTS_MAX })
    throw new ApiError('INVALID_INPUT', { reason })
  }
  return found.map(({ id }) => id)
}

/**
 * Returns the queries for the users whose name or address starts or ends with the text. Each has an index for its
 * condition. The key of an address that is only claimed has more text behind the address (`toClaimKey`).
 * PostgreSQL itself has no index for a text in the middle of a name. An extension has one, but the embedded
 * database and many hosts lack the extension.
 */
function searchFor(users: Users, search: string, sort?: UserQuery['sort']): Users[] {
  const [name, email] = [toAccountKey(search), toEmailKey(search)]
  const having = (condition: string, pattern: string) => users.clone().whereRaw(condition, pattern)
  const byName = having('username_key like ?', startingWith(name))
  const byAddress = having('email_key like ?', startingWith(email))
  return [
    sort === 'email' ? findFirst(byName) : byName,
    sort === 'username' ? findFirst(byAddress) : byAddress,
    having('reverse(username_key) like ?', endingWith(name)),
    having(`reverse(split_part(email_key, ' ', 1)) like ?`, endingWith(email)),
  ]
}

/**
 * Finds the rows before they are sorted. Addresses that start with one text often belong to names that start with
 * it, so these rows are side by side in the order of names. PostgreSQL does not know this, and would read all
 * names before them.
 */
function findFirst(users: Users): Users {
  return UserRow.all(users.knex())
    .withMaterialized('found', users.select('id', 'usernameKey', 'emailKey'))
    .from('found as users')
}
