/**
 * The time for which a transaction may be idle. No working process needs a pause of this length, because a
 * transaction must wait for nothing but the database.
 */
export const IDLE_TRANSACTION_MS = 20_000
export const KEEP_ALIVE_MS = 5_000
/** The time after which the server ends the connection of a failed machine, and releases its locks. */
const GONE_MS = 15_000
const LOCK_TIMEOUT_MS = 5_000

/** PostgreSQL's settings for TCP. They close the connection to a machine that no longer responds. */
export const TCP_SETTINGS = `
  set tcp_user_timeout = ${String(GONE_MS)};
  set tcp_keepalives_idle = ${String(KEEP_ALIVE_MS / 1_000)};
  set tcp_keepalives_interval = 3;
  set tcp_keepalives_count = 3`

/**
 * A statement that throws on a standby. After a failover, an address can lead to a standby for a short time.
 * A connection to a standby would refuse every write.
 */
const REFUSE_STANDBY = `
  do $$ begin
    if pg_is_in_recovery() then
      raise exception 'This server is a standby' using errcode = 'read_only_sql_transaction';
    end if;
  end $$`

/**
 * Settings for statements that find each row by an index. They make PostgreSQL choose a plan that suits
 * tables of any size. Otherwise PostgreSQL could keep a plan for small tables after the tables have grown.
 */
const BY_INDEX = `
  set enable_seqscan = off;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set plan_cache_mode = force_generic_plan;
  set jit = off;`

/**
 * Returns the first statements on each connection. They are statements and not startup parameters, because
 * PgBouncer refuses startup parameters. The idle limit releases the locks of a process that froze during a
 * transaction.
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
