import type { Knex } from 'knex'

/** The tables that every area uses: mail, limits, settings. */
const SCHEMA = `
  create table mail_outbox (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users on delete restrict,
    account_token_id uuid references account_tokens on delete set null,
    invitation_id uuid references invitations on delete cascade,
    template text not null,
    recipient text,
    content text,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    given_up_at timestamptz,
    constraint mail_outbox_open_is_complete check (
      sent_at is not null or given_up_at is not null
        or (recipient is not null and content is not null))
  );
  create index mail_outbox_waiting on mail_outbox (next_attempt_at)
    where sent_at is null and given_up_at is null;
  create index mail_outbox_created_at on mail_outbox (created_at);
  create index mail_outbox_user on mail_outbox (user_id);
  create index mail_outbox_link on mail_outbox (account_token_id)
    where account_token_id is not null;
  create index mail_outbox_invitation on mail_outbox (invitation_id)
    where invitation_id is not null;

  create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create index rate_limits_expire on rate_limits (expire);

  create table settings (
    name text primary key,
    value text not null
  );
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
