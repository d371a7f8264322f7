import type { Knex } from 'knex'

const STATEMENTS = [
  // Money that fits no order goes back as a purchase does: stored first, then asked for.
  `alter table refunds
    alter column purchase_id drop not null,
    add column stray_id uuid references stray_payments on delete cascade,
    add constraint refunds_of_one_payment check (num_nonnulls(purchase_id, stray_id) = 1)`,
  `create unique index refunds_one_asked_of_a_stray on refunds (stray_id) where state = 'asked'`,
  `alter table stray_payments drop column refund_id`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(
    'alter table stray_payments add column refund_id uuid not null default gen_random_uuid()',
  )
  await trx.raw('delete from refunds where stray_id is not null')
  await trx.raw('alter table refunds drop column stray_id, alter column purchase_id set not null')
}
