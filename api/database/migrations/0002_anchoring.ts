import type { Knex } from 'knex'

const SCHEMA = `
  create table chain_epochs (
    id uuid primary key default gen_random_uuid(),
    is_local boolean not null,
    chain_id bigint not null,
    genesis_hash text not null,
    contract_address text not null,
    code_hash text not null,
    network_name text not null,
    explorer_url text,
    accounts text[] not null default '{}',
    first_block bigint not null,
    followed_block bigint not null,
    followed_hash text not null,
    must_reread boolean not null default false,
    rewinds integer not null default 0,
    started_at timestamptz not null default now(),
    restored_at timestamptz,
    ended_at timestamptz
  );
  create unique index chain_epochs_one_current on chain_epochs ((true)) where ended_at is null;

  create table chain_senders (
    epoch_id uuid not null references chain_epochs on delete restrict,
    account text not null,
    first_nonce integer not null,
    hand_sent_at timestamptz,
    primary key (epoch_id, account)
  );

  create table chain_events (
    id bigserial primary key,
    epoch_id uuid not null references chain_epochs on delete restrict,
    kind text not null check (kind in ('anchored', 'revoked')),
    root text not null,
    size bigint,
    word bigint,
    mask text,
    reason_code integer,
    -- The number of credentials in the event. Statistics add up these numbers.
    leaves bigint not null,
    transaction_hash text not null,
    log_index integer not null,
    block_number bigint not null,
    block_hash text not null,
    block_time timestamptz not null,
    unique (epoch_id, block_hash, log_index),
    constraint chain_event_fields check (
      case kind
        when 'anchored' then size is not null and word is null and mask is null and reason_code is null
        else size is null and word is not null and mask is not null and reason_code is not null
      end)
  );
  create index chain_events_block on chain_events (epoch_id, block_number);
  create index chain_events_revoked on chain_events (root, block_number) where kind = 'revoked';

  create table anchor_batches (
    id uuid primary key default gen_random_uuid(),
    root text not null unique,
    size integer not null,
    sealed_at timestamptz not null default now(),
    anchored_by bigint references chain_events on delete restrict,
    -- The first event that anchored the batch, on any chain. Null after a fork has removed the event.
    first_anchored_by bigint references chain_events on delete set null
  );
  create index anchor_batches_anchored_by on anchor_batches (anchored_by);
  create index anchor_batches_first on anchor_batches (first_anchored_by);

  -- The proof of a requested batch at one block, or the reason why the node returned no proof.
  create table batch_proofs (
    batch_id uuid primary key references anchor_batches on delete restrict,
    wanted_at timestamptz,
    tried_at timestamptz,
    fault text,
    block_number bigint,
    header bytea,
    account_proof text[],
    batch_proof text[],
    revocation_proof text[],
    constraint proof_whole check (
      num_nulls(block_number, header, account_proof, batch_proof, revocation_proof) in (0, 5)),
    constraint tried_with_outcome check (
      num_nonnulls(fault, header) = case when tried_at is null then 0 else 1 end),
    constraint tried_or_wanted check (num_nonnulls(tried_at, wanted_at) > 0)
  );
  create index batch_proofs_wanted on batch_proofs (wanted_at) where wanted_at is not null;

  create table anchor_leaves (
    anchor_hash text primary key,
    is_head boolean not null default false,
    queued_at timestamptz not null default now(),
    batch_id uuid references anchor_batches on delete restrict,
    leaf_index integer,
    siblings bytea,
    revoked_by bigint references chain_events on delete restrict,
    unique (batch_id, leaf_index),
    constraint anchor_hash_form check (anchor_hash ~ '^[0-9a-f]{64}$'),
    constraint sealed_at_once check (
      (batch_id is null) = (leaf_index is null) and (batch_id is null) = (siblings is null))
  );
  create index anchor_leaves_waiting on anchor_leaves (queued_at) where batch_id is null;
  create index anchor_leaves_heads on anchor_leaves (batch_id) where is_head;
  create index anchor_leaves_revoked_by on anchor_leaves (revoked_by);

  create table chain_calls (
    id uuid primary key default gen_random_uuid(),
    epoch_id uuid not null references chain_epochs on delete restrict,
    batch_id uuid not null references anchor_batches on delete restrict,
    kind text not null check (kind in ('anchor', 'revoke')),
    word bigint,
    mask text,
    reason_code integer,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    constraint chain_call_fields check (
      (kind = 'revoke') = (word is not null) and (kind = 'revoke') = (mask is not null)
      and (kind = 'revoke') = (reason_code is not null))
  );
  create index chain_calls_batch on chain_calls (batch_id);
  create unique index chain_calls_anchor_once on chain_calls (epoch_id, batch_id)
    where kind = 'anchor';
  create index chain_calls_open on chain_calls (epoch_id, created_at) where ended_at is null;

  create table chain_transactions (
    -- The epoch is a part of the key. On a new chain, a call with the same nonce can have the same hash, because
    -- signatures are deterministic.
    epoch_id uuid not null references chain_epochs on delete restrict,
    hash text not null,
    -- Null for a transaction that only fills a gap between nonces.
    call_id uuid references chain_calls on delete restrict,
    sender text not null,
    nonce bigint not null,
    raw text not null,
    max_fee_per_gas text not null,
    max_priority_fee_per_gas text not null,
    signed_at_block bigint not null,
    is_retired boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (epoch_id, hash)
  );
  create index chain_transactions_call on chain_transactions (call_id);
  create index chain_transactions_live on chain_transactions (epoch_id, sender, nonce)
    where not is_retired;

  create table leaf_revocations (
    anchor_hash text primary key references anchor_leaves on delete restrict,
    reason_code integer not null,
    queued_at timestamptz not null default now(),
    call_id uuid references chain_calls on delete restrict
  );
  create index leaf_revocations_call on leaf_revocations (call_id);
  create index leaf_revocations_waiting on leaf_revocations (queued_at) where call_id is null;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
