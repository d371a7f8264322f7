import type { Knex } from 'knex'

const SCHEMA = `
  -- The table has one partition for each month, because an old month is dropped as a whole.
  create table verification_logs (
    id uuid not null default gen_random_uuid(),
    credential_id text references visa_credentials (credential_id) on delete restrict,
    verification_type text not null
      check (verification_type in ('qr_scan', 'manual_lookup', 'api_call')),
    verification_result text not null
      check (verification_result in ('valid', 'invalid', 'revoked', 'expired', 'sample')),
    verifier_id uuid references users on delete restrict,
    verifier_ip text,
    verifier_user_agent text,
    verifier_context text check (verifier_context in ('admin_portal', 'user_portal')),
    organization text,
    token_hash text,
    token_expires_at timestamptz,
    token_used_at timestamptz,
    verified_offline_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (id, created_at),
    constraint token_hash_with_expiry check ((token_hash is null) = (token_expires_at is null))
  ) partition by range (created_at);
  create index verification_logs_created_at on verification_logs (created_at, id);
  create index verification_logs_credential on verification_logs (credential_id, id);
  create index verification_logs_verifier on verification_logs (verifier_id, id)
    where verifier_id is not null;
  -- Finds the old rows whose address and user agent must be removed.
  create index verification_logs_verifiers on verification_logs (created_at)
    where verifier_ip is not null or verifier_user_agent is not null;
  -- Finds the last checks of a holder's credential quickly, because the table can be very large.
  create index verification_logs_showings on verification_logs (credential_id, created_at, id)
    where credential_id is not null;

  create table verification_logs_other partition of verification_logs default;

  -- Creates the partitions of a table for this month and the next months. Only one process at a time does this. If all
  -- partitions exist, the function takes no lock. Rows that are already in the default partition stay there.
  create function open_months(parent text, further integer) returns void language plpgsql as $$
  declare
    first timestamp;
    month text;
  begin
    for ahead in 0..further loop
      first := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
      month := parent || to_char(first, '_YYYY_MM');
      continue when to_regclass(month) is not null;
      perform pg_advisory_xact_lock(7203011);
      begin
        execute format(
          'create table if not exists %I partition of %I for values from (%L) to (%L)',
          month,
          parent,
          to_char(first, 'YYYY-MM-DD') || ' 00:00:00+00',
          to_char(first + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
      exception when check_violation then
        null;
      end;
    end loop;
  end $$;
  select open_months('verification_logs', 2);

  create table verification_days (
    day date not null,
    verification_result text not null,
    verification_type text not null,
    credential_type text,
    verifications integer not null check (verifications > 0),
    constraint verification_days_counted_once
      unique nulls not distinct (day, verification_result, verification_type, credential_type)
  );
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
