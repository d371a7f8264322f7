import type { Knex } from 'knex'
import { PasskeyRow } from '#api/accounts/passkeys/passkey-row.ts'
import { allOwners } from '#api/accounts/rights/admin-row.ts'
import { type Finding, green, red } from './finding.ts'

const OWNERS_AT_LEAST = 2
const PASSKEYS_AT_LEAST = 2

/**
 * Examines whether there are at least two owners, and whether each has at least two passkeys. Otherwise one
 * lost phone or one absent person could leave nobody who can sign in as an owner.
 */
export async function examinePeople({ database }: { database: Knex }): Promise<Finding[]> {
  const owners = await allOwners(database)
  const counts = await PasskeyRow.countPerUser(
    database,
    owners.map(({ id }) => id),
  )
  const bare = owners.filter(({ id }) => (counts.get(id) ?? 0) < PASSKEYS_AT_LEAST)
  const named = bare.map(({ username }) => username).join(', ')
  return [
    owners.length < OWNERS_AT_LEAST
      ? red('There are fewer than two owners. Add one: npm run visa -- accounts create-admin')
      : green(`${String(owners.length)} owners`),
    bare.length > 0
      ? red(
          `These owners have fewer than two passkeys: ${named}. Each of them must add another passkey in the profile.`,
        )
      : green('Each owner has at least two passkeys'),
  ]
}
