import type { Knex } from 'knex'

const STATEMENTS = [
  // What is to be issued is sealed, and gone once it is, or will not be.
  `create table invitations (
    id uuid primary key,
    token_hash bytea not null unique,
    email text not null,
    email_key text not null,
    sealed bytea,
    reference text unique,
    invited_by uuid not null references users,
    -- Of the request that invited, for the entry of what is issued.
    request_id uuid,
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    tries integer not null default 0 check (tries between 0 and 5),
    claimed_by uuid references users,
    claimed_at timestamptz,
    credential_id text unique references visa_credentials (credential_id),
    ended_at timestamptz,
    constraint claimed_by_somebody check ((claimed_by is null) = (claimed_at is null)),
    constraint sealed_until_ended check ((sealed is null) = (ended_at is not null)),
    constraint issued_to_somebody check (
      credential_id is null or (claimed_by is not null and ended_at is not null))
  )`,
  `create index invitations_invited_at on invitations (invited_at desc, id)`,
  `create index invitations_email_key on invitations (email_key)`,
  `create index invitations_invited_by on invitations (invited_by)`,
  `create index invitations_claimed_by on invitations (claimed_by) where claimed_by is not null`,

  `alter table mail_outbox add column invitation_id uuid references invitations on delete cascade`,
  `create index mail_outbox_invitation on mail_outbox (invitation_id)
    where invitation_id is not null`,

  `alter table import_lines drop constraint import_lines_state_check`,
  `alter table import_lines add constraint import_lines_state_check
    check (state in ('open', 'wrong', 'issued', 'invited', 'refused'))`,
  // Nobody has an account with its address, or nobody has proven to own that.
  `alter table import_lines add column is_invitation boolean not null default false`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table import_lines drop column is_invitation')
  await trx.raw('alter table import_lines drop constraint import_lines_state_check')
  await trx.raw(`alter table import_lines add constraint import_lines_state_check
    check (state in ('open', 'wrong', 'issued', 'refused'))`)
  await trx.raw('alter table mail_outbox drop column invitation_id')
  await trx.raw('drop table invitations')
}
