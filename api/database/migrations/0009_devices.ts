import type { Knex } from 'knex'

const STATEMENTS = [
  `alter table devices rename column revoked_at to ended_at`,
  `alter table devices add column end_reason text check (end_reason in (
    'user', 'logout', 'replaced', 'idle', 'password', 'account', 'undo', 'operator'
  ))`,
  `update devices set end_reason = 'user' where ended_at is not null`,
  `alter table devices add constraint devices_ended_for_a_reason
    check ((ended_at is null) = (end_reason is null))`,
  `create index devices_in_use on devices (coalesce(renewed_at, created_at)) where ended_at is null`,

  // A browser holds one key, so a device is bound to one session at most.
  `alter table sessions add column device_id uuid unique references devices on delete restrict`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table sessions drop column device_id')
  await trx.raw('drop index devices_in_use')
  await trx.raw('alter table devices drop column end_reason')
  await trx.raw('alter table devices rename column ended_at to revoked_at')
}
