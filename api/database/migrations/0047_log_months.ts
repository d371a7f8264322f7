import type { Knex } from 'knex'

/**
 * The verification log by months. What is there already becomes the part before them as it is: nothing is
 * written anew, and whatever is dated beyond the months that are open has a part of its own. An earlier
 * version goes on beside it: no row is old enough yet for it to delete.
 */
const STATEMENTS = [
  `alter table verification_logs rename to verification_logs_earlier`,
  `alter table verification_logs_earlier drop constraint verification_logs_pkey`,
  `alter table verification_logs_earlier add primary key (id, created_at)`,
  `drop index verification_logs_created_at_index`,
  ...['credential', 'verifier', 'verifiers', 'showings'].map(
    (index) =>
      `alter index verification_logs_${index} rename to verification_logs_earlier_${index}`,
  ),

  `create table verification_logs
    (like verification_logs_earlier including defaults including constraints)
    partition by range (created_at)`,
  `alter table verification_logs add primary key (id, created_at),
    add foreign key (credential_id) references visa_credentials (credential_id) on delete restrict,
    add foreign key (verifier_id) references users (id) on delete restrict`,
  `create index verification_logs_created_at on verification_logs (created_at, id)`,
  `create index verification_logs_credential on verification_logs (credential_id, id)`,
  `create index verification_logs_verifier on verification_logs (verifier_id, id)
    where verifier_id is not null`,
  `create index verification_logs_verifiers on verification_logs (created_at)
    where verifier_ip is not null or verifier_user_agent is not null`,
  `create index verification_logs_showings on verification_logs (credential_id, created_at, id)
    where credential_id is not null`,

  `do $$
  declare
    ends text := to_char(
      date_trunc('month', now() at time zone 'UTC') + interval '1 month', 'YYYY-MM-DD');
  begin
    execute format(
      'alter table verification_logs attach partition verification_logs_earlier
         for values from (minvalue) to (%L)', ends || ' 00:00:00+00');
  end $$`,
  `create table verification_logs_other partition of verification_logs default`,

  // This month and the next two, by one process at a time. Where all are open, nobody is locked out; a month
  // of which something lies in the part for other times stays there.
  `create function open_verification_months() returns void language plpgsql as $$
  declare
    first timestamp;
    earlier_ends timestamptz := substring(
      (select pg_get_expr(relpartbound, oid) from pg_class
        where oid = to_regclass('verification_logs_earlier'))
      from 'TO .''(.+)''')::timestamptz;
  begin
    for ahead in 0..2 loop
      first := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
      continue when first at time zone 'UTC' < earlier_ends;
      continue when to_regclass('verification_logs_' || to_char(first, 'YYYY_MM')) is not null;
      perform pg_advisory_xact_lock(7203011);
      begin
        execute format(
          'create table if not exists %I partition of verification_logs for values from (%L) to (%L)',
          'verification_logs_' || to_char(first, 'YYYY_MM'),
          to_char(first, 'YYYY-MM-DD') || ' 00:00:00+00',
          to_char(first + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
      exception when check_violation then
        null;
      end;
    end loop;
  end $$`,
  `select open_verification_months()`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop function open_verification_months()')
  await trx.raw('alter table verification_logs detach partition verification_logs_earlier')
  await trx.raw('insert into verification_logs_earlier select * from verification_logs')
  await trx.raw('drop table verification_logs')
  await trx.raw('alter table verification_logs_earlier rename to verification_logs')
  await trx.raw('alter table verification_logs drop constraint verification_logs_earlier_pkey')
  await trx.raw('alter table verification_logs add primary key (id)')
  await trx.raw('drop index verification_logs_earlier_created_at_id_idx')
  await trx.raw('create index verification_logs_created_at_index on verification_logs (created_at)')
  for (const index of ['credential', 'verifier', 'verifiers', 'showings']) {
    await trx.raw('alter index ?? rename to ??', [
      `verification_logs_earlier_${index}`,
      `verification_logs_${index}`,
    ])
  }
}
