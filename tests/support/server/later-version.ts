/**
 * Returns changes that a migration of a later version can make while this version still runs. Such
 * a migration only expands the schema. This version must work with each of these changes.
 */
export function expansionOf(version: string): string[] {
  return [
    `alter table visa_credentials add column note_${version} text`,
    `alter table verification_logs add column place_${version} text default 'unknown'`,
    `create table of_${version} (id uuid primary key, noted_at timestamptz not null)`,
    `create index users_${version} on users (created_at)`,
  ]
}
