/** Longer than any statement: nobody stops between two of them for so long. */
export const IDLE_TRANSACTION_MS = 20_000
export const KEEP_ALIVE_MS = 5_000
/** After this long the server ends the connection of a machine that is gone, and what it holds is free. */
const GONE_MS = 15_000
const LOCK_TIMEOUT_MS = 5_000

/** What the server does about a machine that says nothing any more. */
export const TCP_SETTINGS = `
  set tcp_user_timeout = ${String(GONE_MS)};
  set tcp_keepalives_idle = ${String(KEEP_ALIVE_MS / 1_000)};
  set tcp_keepalives_interval = 3;
  set tcp_keepalives_count = 3`

/** A failover may lead here for a moment; a connection that stays would refuse every write. */
const REFUSE_STANDBY = `
  do $$ begin
    if pg_is_in_recovery() then
      raise exception 'This server is a standby' using errcode = 'read_only_sql_transaction';
    end if;
  end $$`

/**
 * For statements that find each row by a key: a plan that is right for tables of any size, made once. One
 * that was made for small tables would be kept after they have grown.
 */
const BY_INDEX = `
  set enable_seqscan = off;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set plan_cache_mode = force_generic_plan;
  set jit = off;`

/**
 * What each connection is told first. By statements: PgBouncer refuses a connection that brings limits
 * along when it is opened. A process that is frozen within a transaction gives back what it holds.
 */
export function prepareSession({
  statementTimeoutMs,
  idleTransactionMs,
  isByIndex,
}: {
  statementTimeoutMs: number
  idleTransactionMs: number
  isByIndex: boolean
}): string {
  return `
  set statement_timeout = ${String(statementTimeoutMs)};
  set lock_timeout = ${String(LOCK_TIMEOUT_MS)};
  set idle_in_transaction_session_timeout = ${String(idleTransactionMs)};
  ${TCP_SETTINGS};
  ${isByIndex ? BY_INDEX : ''}
  ${REFUSE_STANDBY}`
}
