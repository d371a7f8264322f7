/** How long a transaction may be idle. No statement and no pause of a working process takes this long. */
export const IDLE_TRANSACTION_MS = 20_000
export const KEEP_ALIVE_MS = 5_000
/** After this time, the server ends the connection of a machine that failed, and releases its locks. */
const GONE_MS = 15_000
const LOCK_TIMEOUT_MS = 5_000

/** PostgreSQL's settings for connections to a machine that no longer responds. */
export const TCP_SETTINGS = `
  set tcp_user_timeout = ${String(GONE_MS)};
  set tcp_keepalives_idle = ${String(KEEP_ALIVE_MS / 1_000)};
  set tcp_keepalives_interval = 3;
  set tcp_keepalives_count = 3`

/**
 * The statement that throws when the server is a standby. After a failover, an address can point to a standby
 * for a short time. If we kept such a connection, it would refuse every write.
 */
const REFUSE_STANDBY = `
  do $$ begin
    if pg_is_in_recovery() then
      raise exception 'This server is a standby' using errcode = 'read_only_sql_transaction';
    end if;
  end $$`

/**
 * Settings for statements that find each row by an index. With them, PostgreSQL makes one plan that
 * is right for tables of any size. Otherwise PostgreSQL would keep a plan for small tables after
 * they have grown.
 */
const BY_INDEX = `
  set enable_seqscan = off;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set plan_cache_mode = force_generic_plan;
  set jit = off;`

/**
 * The first statements on each connection. PgBouncer refuses startup parameters, so we send statements. The
 * idle limit releases the locks of a process that is frozen within a transaction.
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
