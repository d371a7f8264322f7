/**
 * Returns changes by a migration of a later version. Such a migration can run while this version
 * still runs, and only expands the schema. This version must work after each of these changes.
 */
export function expansionOf(version: string): string[] {
  return [
    `alter table visa_credentials add column note_${version} text`,
    `alter table verification_logs add column place_${version} text default 'unknown'`,
    `create table of_${version} (id uuid primary key, noted_at timestamptz not null)`,
    `create index users_${version} on users (created_at)`,
  ]
}
