import type { Knex } from 'knex'

const SCHEMA = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    username text not null check (username <> ''),
    -- In collation C the index of a key is for the search by its start too (like).
    username_key text collate "C" not null unique,
    username_skeleton text,
    email text not null check (email <> ''),
    -- The key of a guest is the address, a space and a unique name. A guest therefore never blocks an address.
    email_key text collate "C" not null unique,
    email_confirmed_at timestamptz,
    password_hash text not null,
    auth_version integer not null default 1,
    -- The random id of the account in authenticators. It reveals nothing about the account.
    passkey_handle bytea unique check (length(passkey_handle) = 32),
    is_guest boolean not null default false,
    premium_granted boolean not null default false,
    rights text[] not null default '{}'
      check (rights <@ array['audit', 'issue', 'revoke', 'own']),
    is_admin boolean not null generated always as (cardinality(rights) > 0) stored,
    issue_lost_at timestamptz,
    -- This is not a right of the console. It only allows the user to ask a wallet for the name and passport digits.
    may_ask_names boolean not null default false
      check (not may_ask_names or (deleted_at is null and not is_guest)),
    stripe_customer_id text unique,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    constraint users_guest_is_no_admin check (not (is_guest and is_admin)),
    constraint users_deleted_has_no_rights check (
      deleted_at is null or not (is_admin or premium_granted))
  );
  create index users_created_at on users (created_at, id) include (deleted_at);
  create index users_granted on users (created_at, id) where premium_granted;
  create index users_admins on users (id) where is_admin;
  create unique index users_admins_look_different on users (username_skeleton) where is_admin;
  -- Finds an account together with all guests that have its address. A transaction locks them in a fixed order.
  create index users_address on users (split_part(email_key, ' ', 1));
  -- The search in the console by the end of a name or an address.
  create index users_name_end on users (reverse(username_key));
  create index users_address_end on users (reverse(split_part(email_key, ' ', 1)));

  -- The advisory lock makes the check wait for a simultaneous transaction. The check then sees its commit.
  create function keep_an_owner() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7203002);
    if not exists (select 1 from users where 'own' = any(rights)) then
      raise exception 'at least one owner has to remain'
        using errcode = 'integrity_constraint_violation', constraint = 'users_keep_an_owner';
    end if;
    return null;
  end $$;
  create constraint trigger users_keep_an_owner
    after update or delete on users deferrable initially deferred
    for each row when ('own' = any(old.rights)) execute function keep_an_owner();

  create table devices (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    name text not null,
    point bytea not null,
    -- The device that this key will replace. Until then, the key does not count as a second device.
    prepared_for uuid references devices on delete restrict,
    created_at timestamptz not null default now(),
    renewed_at timestamptz,
    ended_at timestamptz,
    end_reason text check (end_reason in (
      'user', 'logout', 'replaced', 'idle', 'password', 'account', 'undo', 'operator')),
    unique (user_id, point),
    constraint devices_ended_for_a_reason check ((ended_at is null) = (end_reason is null))
  );
  create index devices_in_use on devices (coalesce(renewed_at, created_at)) where ended_at is null;
  create index devices_prepared_for on devices (prepared_for) where prepared_for is not null;

  create table sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    user_id uuid not null references users on delete restrict,
    auth_version integer not null,
    -- A device has at most one session, because a browser has only one key.
    device_id uuid unique references devices on delete restrict,
    method text not null check (method in ('password', 'passkey', 'link', 'checkout')),
    -- The next three columns help the user recognise the session. The browser is a name such as "Firefox on
    -- Windows". The user agent header is not stored.
    browser text,
    network text not null,
    country text check (country ~ '^[A-Z]{2}$'),
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    proved_at timestamptz
  );
  create index sessions_user on sessions (user_id);
  create index sessions_last_seen on sessions (last_seen_at);

  create table passkeys (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    key_id text not null unique,
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    is_backed_up boolean not null,
    name text not null check (name <> ''),
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index passkeys_user on passkeys (user_id, created_at);

  create table used_challenges (
    hash bytea primary key,
    expires_at timestamptz not null
  );
  create index used_challenges_expires_at on used_challenges (expires_at);

  create table recovery_codes (
    sha256 bytea primary key check (octet_length(sha256) = 32),
    user_id uuid not null references users on delete restrict,
    created_at timestamptz not null,
    used_at timestamptz
  );
  create index recovery_codes_user on recovery_codes (user_id);

  -- The codes that are mailed after a right password. A code works only in the browser that sent the password.
  create table login_codes (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    browser_hash bytea not null unique check (octet_length(browser_hash) = 32),
    code_hash bytea not null check (octet_length(code_hash) = 32),
    auth_version integer not null,
    tries integer not null default 0 check (tries >= 0),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index login_codes_user on login_codes (user_id);
  create index login_codes_expires_at on login_codes (expires_at);

  create table account_tokens (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    kind text not null check (kind in (
      'confirm', 'claim', 'reset', 'change', 'unlock', 'undo', 'enrol')),
    user_id uuid not null references users on delete restrict,
    email_key text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    used_at timestamptz
  );
  create index account_tokens_user on account_tokens (user_id, kind);
  create index account_tokens_end on account_tokens ((least(used_at, expires_at)));

  create table email_changes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    email text not null check (email <> ''),
    email_key text not null,
    account_token_id uuid not null unique references account_tokens on delete cascade,
    requested_at timestamptz not null,
    changed_at timestamptz,
    -- The former address in its original spelling, for an undo of the change.
    former_email text,
    former_email_key text,
    constraint email_changes_done_names_the_former check (
      (changed_at is null) = (former_email is null)
      and (changed_at is null) = (former_email_key is null))
  );
  create unique index email_changes_one_open on email_changes (user_id) where changed_at is null;
  create index email_changes_former on email_changes (former_email_key)
    where changed_at is not null;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
