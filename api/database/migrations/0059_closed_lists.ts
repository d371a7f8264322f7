import type { Knex } from 'knex'

const REASONS = ['user', 'wallet', 'replaced', 'revoked', 'account']

function endReasons(reasons: string[]): string {
  const quoted = reasons.map((reason) => `'${reason}'`).join(', ')
  return `add constraint wallets_end_reason_check check (end_reason in (${quoted}))`
}

const STATEMENTS = [
  // After a restore: all of it counts as revoked, and no place in it is given away.
  `alter table wallet_lists add column closed_at timestamptz`,
  `alter table wallets drop constraint wallets_end_reason_check`,
  `alter table wallets ${endReasons([...REASONS, 'restored'])}`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(`update wallets set end_reason = 'account' where end_reason = 'restored'`)
  await trx.raw(`alter table wallets drop constraint wallets_end_reason_check`)
  await trx.raw(`alter table wallets ${endReasons(REASONS)}`)
  await trx.raw(`alter table wallet_lists drop column closed_at`)
}
