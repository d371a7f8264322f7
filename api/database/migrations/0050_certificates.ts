import type { Knex } from 'knex'

const STATEMENTS = [
  // What other wallets and verifiers check our signatures by; the root's own key is never here.
  `create table interop_keys (
    kid text primary key check (kid ~ '^[0-9a-f]{16}$'),
    use text not null check (use in ('document', 'status', 'reader')),
    point bytea not null unique check (octet_length(point) = 65),
    sealed_private_key bytea not null,
    created_at timestamptz not null
  )`,
  `create table interop_certificates (
    fingerprint bytea primary key check (octet_length(fingerprint) = 32),
    use text not null check (use in ('root', 'document', 'status', 'reader')),
    kid text references interop_keys on delete restrict,
    root_fingerprint bytea references interop_certificates on delete restrict,
    bytes bytea not null,
    origin text not null,
    not_before timestamptz not null,
    not_after timestamptz not null check (not_after > not_before),
    installed_at timestamptz not null,
    constraint root_stands_alone check (
      (use = 'root') = (kid is null) and (use = 'root') = (root_fingerprint is null))
  )`,
  `create index interop_certificates_kid on interop_certificates (kid)`,
  `create index interop_certificates_root on interop_certificates (root_fingerprint)`,
  `create table interop_revocation_lists (
    root_fingerprint bytea primary key references interop_certificates on delete restrict,
    bytes bytea not null,
    issued_at timestamptz not null,
    next_at timestamptz not null check (next_at > issued_at)
  )`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('interop_revocation_lists')
  await trx.schema.dropTable('interop_certificates')
  await trx.schema.dropTable('interop_keys')
}
