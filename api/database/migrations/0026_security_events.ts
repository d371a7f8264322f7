import type { Knex } from 'knex'

const STATEMENTS = [
  // Without a reference: a guest who left nothing else behind may go before.
  `create table security_events (
    id uuid not null default gen_random_uuid(),
    at timestamptz not null default now(),
    kind text not null,
    user_id uuid,
    network text,
    route text not null,
    request_id text not null,
    count integer not null,
    primary key (at, id)
  ) partition by range (at)`,
  `create index security_events_user on security_events (user_id, id) where user_id is not null`,

  // This month and the next one, by one process at a time.
  `create function open_security_months() returns void language plpgsql as $$
  declare
    first timestamp;
  begin
    for ahead in 0..1 loop
      first := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
      continue when to_regclass('security_events_' || to_char(first, 'YYYY_MM')) is not null;
      perform pg_advisory_xact_lock(7203010);
      execute format(
        'create table if not exists %I partition of security_events for values from (%L) to (%L)',
        'security_events_' || to_char(first, 'YYYY_MM'),
        to_char(first, 'YYYY-MM-DD') || ' 00:00:00+00',
        to_char(first + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    end loop;
  end $$`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop function open_security_months()')
  await trx.raw('drop table security_events')
}
