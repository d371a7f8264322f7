import type { Knex } from 'knex'

/** They go with the column that they are about. */
const DROPPED_RULES = [
  `drop index users_admins`,
  `alter table users drop constraint users_guest_is_no_admin`,
  `alter table users drop constraint users_deleted_has_no_rights`,
]

const RULES = [
  `alter table users add constraint users_guest_is_no_admin check (not (is_guest and is_admin))`,
  `alter table users add constraint users_deleted_has_no_rights check (
    deleted_at is null or not (is_admin or premium_granted)
  )`,
  `create index users_admins on users (id) where is_admin`,
]

const STATEMENTS = [
  `drop trigger users_keep_an_admin on users`,
  `drop function keep_an_admin()`,
  ...DROPPED_RULES,
  `alter table users add column rights text[] not null default '{}'
    check (rights <@ array['audit', 'issue', 'revoke', 'own'])`,
  `update users set rights = array['audit', 'issue', 'revoke', 'own'] where is_admin`,
  `alter table users drop column is_admin`,
  `alter table users add column is_admin boolean not null
    generated always as (cardinality(rights) > 0) stored`,
  ...RULES,

  // The advisory lock makes the check see what a simultaneous transaction has just committed.
  `create function keep_an_owner() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7203002);
    if not exists (select 1 from users where 'own' = any(rights)) then
      raise exception 'at least one owner has to remain'
        using errcode = 'integrity_constraint_violation', constraint = 'users_keep_an_owner';
    end if;
    return null;
  end $$`,
  `create constraint trigger users_keep_an_owner
    after update or delete on users deferrable initially deferred
    for each row when ('own' = any(old.rights)) execute function keep_an_owner()`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  const statements = [
    `drop trigger users_keep_an_owner on users`,
    `drop function keep_an_owner()`,
    ...DROPPED_RULES,
    `alter table users drop column is_admin`,
    `alter table users add column is_admin boolean not null default false`,
    `update users set is_admin = cardinality(rights) > 0`,
    `alter table users drop column rights`,
    ...RULES,
    `create function keep_an_admin() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7203002);
      if not exists (select 1 from users where is_admin) then
        raise exception 'at least one administrator has to remain'
          using errcode = 'integrity_constraint_violation', constraint = 'users_keep_an_admin';
      end if;
      return null;
    end $$`,
    `create constraint trigger users_keep_an_admin
      after update or delete on users deferrable initially deferred
      for each row when (old.is_admin) execute function keep_an_admin()`,
  ]
  for (const statement of statements) await trx.raw(statement)
}
