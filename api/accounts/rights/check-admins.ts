import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { countOwners } from './admin-row.ts'

export async function* checkAdmins({ database }: { database: Knex }): Check {
  const checked = await countOwners(database)
  if (checked === 0) {
    yield {
      subject: 'Accounts',
      fault: 'no owner is left; add one: npm run visa -- accounts create-admin',
    }
  }
  return { checked }
}
