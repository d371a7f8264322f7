import type { Knex } from 'knex'

const SCHEMA = `
  -- A generated column needs an immutable function. The database cannot know that this function is immutable: the
  -- time in the body is in UTC, and does not depend on the time zone of the session.
  create function audit_time(body text) returns timestamptz language sql immutable strict
     as $$ select (body::jsonb ->> 'at')::timestamptz $$;
  create table audit_entries (
    id uuid primary key,
    body text not null,
    at timestamptz not null generated always as (audit_time(body)) stored,
    action text not null generated always as (body::jsonb ->> 'action') stored,
    actor_kind text not null generated always as (body::jsonb -> 'actor' ->> 'kind') stored,
    actor_id uuid generated always as ((body::jsonb -> 'actor' ->> 'id')::uuid) stored
      references users on delete restrict,
    subject_id uuid generated always as ((body::jsonb ->> 'subject')::uuid) stored
      references users on delete restrict,
    credential_id text generated always as (body::jsonb ->> 'credential') stored,
    constraint audit_entries_say_their_id check (id = (body::jsonb ->> 'id')::uuid)
  );
  create index audit_entries_at on audit_entries (at, id);
  create index audit_entries_action on audit_entries (action, at, id);
  create index audit_entries_actor on audit_entries (actor_id, id) where actor_id is not null;
  create index audit_entries_subject on audit_entries (subject_id, id)
    where subject_id is not null;
  create index audit_entries_credential_end
    on audit_entries (reverse(credential_id) text_pattern_ops);

  create table audit_details (
    entry_id uuid primary key references audit_entries on delete cascade,
    at timestamptz not null,
    salt bytea not null check (octet_length(salt) = 32),
    text text not null
  );
  create index audit_details_at on audit_details (at);

  create table audit_links (
    -- Not a foreign key, because the link stays when the entry is removed because of its age.
    entry_id uuid primary key,
    seq bigint unique,
    hash text,
    constraint audit_links_whole check ((seq is null) = (hash is null))
  );
  create index audit_links_waiting on audit_links (entry_id) where seq is null;

  create function link_audit_entry() returns trigger language plpgsql as $$
  begin
    insert into audit_links (entry_id) values (new.id);
    return null;
  end $$;
  create trigger audit_entries_are_linked after insert on audit_entries
    for each row execute function link_audit_entry();

  create table audit_heads (
    day date primary key,
    seq bigint not null unique,
    hash text not null,
    anchor_hash text not null unique references anchor_leaves on delete restrict
  );

  create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what the audit holds is never changed'
      using errcode = 'integrity_constraint_violation';
  end $$;
  create trigger audit_entries_stay before update on audit_entries
    for each row execute function refuse_audit_change();
  -- Entries stay for seven years (docs/data-and-limits.md).
  create trigger audit_entries_stay_for_years before delete on audit_entries
    for each row when (old.at >= now() - interval '2557 days')
    execute function refuse_audit_change();
  create trigger audit_details_stay before update on audit_details
    for each row execute function refuse_audit_change();
  create trigger audit_links_stay before update on audit_links
    for each row when (old.seq is not null or new.entry_id <> old.entry_id)
    execute function refuse_audit_change();
  create trigger audit_links_stay_for_ever before delete on audit_links
    for each row execute function refuse_audit_change();
  create trigger audit_heads_stay before update or delete on audit_heads
    for each row execute function refuse_audit_change();
  create trigger audit_entries_are_not_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change();
  create trigger audit_details_are_not_emptied before truncate on audit_details
    for each statement execute function refuse_audit_change();
  create trigger audit_links_are_not_emptied before truncate on audit_links
    for each statement execute function refuse_audit_change();
  create trigger audit_heads_are_not_emptied before truncate on audit_heads
    for each statement execute function refuse_audit_change();

  -- The table has one partition for each month, because an old month is dropped as a whole.
  create table security_events (
    id uuid not null default gen_random_uuid(),
    at timestamptz not null default now(),
    kind text not null,
    -- Not a foreign key, because a guest can be deleted before the event.
    user_id uuid,
    network text,
    route text not null,
    request_id text not null,
    count integer not null,
    primary key (id, at)
  ) partition by range (at);
  create index security_events_at on security_events (at, id);
  create index security_events_kind on security_events (kind, at, id);
  create index security_events_user on security_events (user_id, id) where user_id is not null;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
