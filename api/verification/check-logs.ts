import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'

/** A token's hash and its expiry are both there or both absent (spec section 3). */
export async function* checkLogs({ database }: { database: Knex }): Check {
  const faulty = await database('verification_logs')
    .select<{ id: string }[]>('id')
    .whereRaw('(token_hash IS NULL) <> (token_expires_at IS NULL)')
    .orWhereRaw(`token_hash !~ '^[0-9a-f]{64}$'`)
    .orderBy('id')
  for (const { id } of faulty) {
    const fault = 'its token hash and the expiry of the token do not fit together'
    yield { subject: `Verification ${id}`, fault }
  }
  const [count] = await database('verification_logs').count<{ count: number }[]>('* as count')
  return { checked: count?.count ?? 0 }
}
