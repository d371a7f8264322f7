/**
 * What the migration of a later version may do while this one runs beside it: it expands. Each of these is
 * something that a version must not mind.
 */
export function expansionOf(version: string): string[] {
  return [
    `alter table visa_credentials add column note_${version} text`,
    `alter table verification_logs add column place_${version} text default 'unknown'`,
    `create table of_${version} (id uuid primary key, noted_at timestamptz not null)`,
    `create index users_${version} on users (created_at)`,
  ]
}
