import type { Knex } from 'knex'
import { ApiError } from '#api/errors.ts'
import { toAccountKey } from './account-key.ts'
import { UserRow } from './user-row.ts'

interface Names {
  username: string
  email: string
}

/** Refuses a name or address that another account has, on the field at fault. */
export async function refuseTaken(
  trx: Knex,
  { username, email }: Names,
  ownId?: string,
): Promise<void> {
  const [usernameKey, emailKey] = [toAccountKey(username), toAccountKey(email)]
  const others = await UserRow.query(trx)
    .select('id', 'usernameKey', 'emailKey')
    .where((either) => {
      void either.where({ usernameKey }).orWhere({ emailKey })
    })
  const taken = others.filter(({ id }) => id !== ownId)
  if (taken.some((user) => user.usernameKey === usernameKey)) refuse('USERNAME_TAKEN', 'username')
  if (taken.some((user) => user.emailKey === emailKey)) refuse('EMAIL_TAKEN', 'email')
}

function refuse(code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN', field: string): never {
  const { message } = new ApiError(code)
  throw new ApiError(code, { fields: { [field]: message } })
}
