import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { EmailChangeRow } from '#api/accounts/addresses/email-change-row.ts'
import { LoginCodeRow } from '#api/accounts/sessions/login-code-row.ts'
import { PasskeyRow } from '#api/accounts/passkeys/passkey-row.ts'
import { RecoveryCodeRow } from '#api/accounts/recovery/recovery-code-row.ts'
import { UsedChallengeRow } from '#api/accounts/passkeys/used-challenge-row.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { SettingRow } from '#api/accounts/setting-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { ChainSender } from '#api/anchoring/rows/chain-sender-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { AuditDetailsRow } from '#api/audit/audit-details-row.ts'
import { AuditEntryRow } from '#api/audit/audit-entry-row.ts'
import { AuditHeadRow } from '#api/audit/audit-head-row.ts'
import { AuditLinkRow } from '#api/audit/audit-link-row.ts'
import { SecurityEventRow } from '#api/audit/security-event-row.ts'
import { PaymentEventRow } from '#api/checkout/payment-event-row.ts'
import { ReceiptRow } from '#api/checkout/receipt-row.ts'
import { ReceiptSeriesRow } from '#api/checkout/receipt-series-row.ts'
import { RefundRow } from '#api/checkout/refund-row.ts'
import { SandboxRow } from '#api/checkout/sandbox-row.ts'
import { UnmatchedPaymentRow } from '#api/checkout/unmatched-payment-row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { RevocationEventRow } from '#api/credentials/revocation-event-row.ts'
import { ExamRow } from '#api/exam/exam-row.ts'
import { ImportLineRow } from '#api/imports/import-line-row.ts'
import { ImportRow } from '#api/imports/import-row.ts'
import { WalletRequestRow } from '#api/interop/authorize/wallet-request-row.ts'
import { CertificateRow } from '#api/interop/certificates/certificate-row.ts'
import { InteropKeyRow } from '#api/interop/certificates/interop-key-row.ts'
import { RevocationListRow } from '#api/interop/certificates/revocation-list-row.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { PresentationRequestRow } from '#api/interop/requests/presentation-request-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'
import { ContentPackRow } from '#api/learning/packs/content-pack-row.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import { DeviceRow } from '#api/presentations/device-row.ts'
import { PresentationRow } from '#api/presentations/presentation-row.ts'
import { SyncEventRow } from '#api/sync/sync-event-row.ts'
import { SyncLogRow } from '#api/sync/sync-log-row.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { KeySetRow } from '#api/trust/keys/key-set-row.ts'
import { ManifestRow } from '#api/trust/manifest-row.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { PassWeekRow } from '#api/trust/passes/pass-week-row.ts'
import { StatusShardRow } from '#api/trust/passes/status-shard-row.ts'
import { RestoreSignRow } from '#api/trust/restore-sign-row.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { nobodys, type Table, toColumn, unexported } from '#api/database/row.ts'
import { VERIFICATION_DAYS, VERIFICATION_LOGS } from '#api/verification/log-tables.ts'

/** The table of the rate-limit library, which counts calls. */
const RATE_LIMITS: Table = {
  table: 'rate_limits',
  kept: 'until the time window ends',
  why: 'counts tries per hash of an address or account',
  sweeps: [{ since: 'to_timestamp(expire / 1000.0)', days: 0 }],
  columns: { key: nobodys(), points: nobodys(), expire: nobodys() },
}

const MIGRATIONS: Table = {
  table: 'knex_migrations',
  kept: 'for ever',
  why: 'shows which migrations have run',
  columns: {
    id: nobodys(),
    name: unexported('the name of a migration', 'stays'),
    batch: nobodys(),
    migrationTime: nobodys(),
  },
}

const MIGRATIONS_LOCK: Table = {
  table: 'knex_migrations_lock',
  kept: 'for ever',
  why: 'one row: whether a migration is running',
  columns: { index: nobodys(), isLocked: nobodys() },
}

/**
 * All tables, in the order in which `retain` removes rows. Each table comes after all tables that refer to
 * it.
 */
export const TABLES: readonly Table[] = [
  VERIFICATION_LOGS,
  VERIFICATION_DAYS,
  PresentationRow.table,
  SessionRow.table,
  AccountTokenRow.table,
  EmailChangeRow.table,
  LoginCodeRow.table,
  OutboxRow.table,
  RATE_LIMITS,
  UsedChallengeRow.table,
  OfferRow.table,
  WalletInstanceRow.table,
  WalletRow.table,
  WalletRequestRow.table,
  PresentationRequestRow.table,
  PasskeyRow.table,
  RecoveryCodeRow.table,
  SyncEventRow.table,
  ExamRow.table,
  AuditDetailsRow.table,
  AuditEntryRow.table,
  InvitationRow.table,
  ImportLineRow.table,
  ImportRow.table,
  SecurityEventRow.table,
  AuditLinkRow.table,
  AuditHeadRow.table,
  PaymentEventRow.table,
  ReceiptRow.table,
  ReceiptSeriesRow.table,
  UnmatchedPaymentRow.table,
  PurchaseRow.table,
  RefundRow.table,
  SandboxRow.table,
  UserRow.table,
  DeviceRow.table,
  CredentialRow.table,
  RevocationEventRow.table,
  PassRow.table,
  PassWeekRow.table,
  StatusShardRow.table,
  ManifestRow.table,
  WalletListRow.table,
  InteropKeyRow.table,
  CertificateRow.table,
  RevocationListRow.table,
  KeySetRow.table,
  IssuerKeyRow.table,
  SyncLogRow.table,
  RestoreSignRow.table,
  ContentPackRow.table,
  BatchProof.table,
  AnchorLeaf.table,
  AnchorBatch.table,
  LeafRevocation.table,
  ChainEpoch.table,
  ChainEvent.table,
  ChainCall.table,
  ChainSender.table,
  ChainTransaction.table,
  SettingRow.table,
  MIGRATIONS,
  MIGRATIONS_LOCK,
]

/**
 * Every column that refers to a user. The database refuses to delete a user while a row refers to the user.
 */
export const NAMING_USERS = TABLES.flatMap(({ table, columns }) =>
  Object.entries(columns).flatMap(([column, { namesUser }]) =>
    namesUser ? [[table, toColumn(column)] as const] : [],
  ),
)
