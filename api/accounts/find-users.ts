import type { Knex } from 'knex'
import type { UserQuery } from '#contracts/accounts/administration.ts'
import { matchesUser } from './matches-user.ts'
import { HAS_PREMIUM, UserRow } from './user-row.ts'

const SORT_COLUMNS = { username: 'usernameKey', email: 'emailKey', createdAt: 'createdAt' } as const

export function findUsers(trx: Knex, { search, access, sort, order, limit, offset }: UserQuery) {
  const users = UserRow.present(trx)
  if (search) void users.where(matchesUser(search))
  if (access === 'admin') void users.where({ isAdmin: true })
  if (access === 'premium') void users.whereRaw(HAS_PREMIUM)
  if (access === 'free') void users.whereRaw(`not ${HAS_PREMIUM}`)
  return {
    total: users.clone().resultSize(),
    rows: users.orderBy(SORT_COLUMNS[sort], order).orderBy('id', order).limit(limit).offset(offset),
  }
}
