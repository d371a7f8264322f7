import type { Services } from '#api/services.ts'
import type { Registration } from '#contracts/account.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { refuseTaken } from './taken.ts'
import { UserRow } from './user-row.ts'

export async function register(
  { database, passwords }: Services,
  { username, email, password }: Registration,
): Promise<UserRow> {
  refuseCommonPassword(password, [username, email])
  await refuseTaken(database, { username, email })
  const passwordHash = await passwords.hash(password)
  return UserRow.add(database, { username, email, passwordHash }).catch(async (error: unknown) => {
    // Somebody took the name while the password was being hashed.
    await refuseTaken(database, { username, email })
    throw error
  })
}
