import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { PasswordHasher } from '#api/accounts/sessions/password-hasher.ts'
import type { Alarms } from '#api/audit/alarms.ts'
import type { AllAlarms } from '#api/audit/all-alarms.ts'
import type { SecurityLog } from '#api/audit/security-log.ts'
import type { AuditAlarm } from '#api/audit/watch-audit.ts'
import type { Anchoring } from '#api/anchoring/anchoring.ts'
import type { Payments } from '#api/checkout/payments.ts'
import type { Clock } from '#api/clock.ts'
import type { StorageKind } from '#api/database/connect.ts'
import type { Env } from '#api/settings/env.ts'
import type { Limits } from '#api/http/limits.ts'
import type { Certificates } from '#api/interop/certificates/certificates.ts'
import type { Metrics } from '#api/http/metrics.ts'
import type { DeliveredContent } from '#api/learning/packs/delivered-content.ts'
import type { ContentAlarm } from '#api/learning/packs/watch-content.ts'
import type { Mailer } from '#api/mail/mailer.ts'
import type { IssuerKeys } from '#api/trust/keys/issuer-keys.ts'
import type { PassIndices } from '#api/trust/passes/pass-indices.ts'
import type { PublishedTrust } from '#api/trust/published.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import type { TrustAlarm } from '#api/trust/watch-trust.ts'
import type { Price } from '#contracts/checkout/checkout.ts'

/** All services that a use case can need. They are the first argument of each use case. */
export interface Services {
  env: Env
  clock: Clock
  log: Logger
  database: Knex
  /**
   * The same database over separate connections, because verifications should not wait for other work. Only
   * for statements that find their rows by an index.
   */
  verifying: Knex
  storage: StorageKind
  limits: Limits
  metrics: Metrics
  passwords: PasswordHasher
  sealing: Sealing
  issuerKeys: IssuerKeys
  /** The certificates by which other wallets and verifiers check our signatures. */
  certificates: Certificates
  /** Alarms about keys, lists and passes. */
  trustAlarms: Alarms<TrustAlarm>
  auditAlarms: Alarms<AuditAlarm>
  /** Alarms about content that ages. */
  contentAlarms: Alarms<ContentAlarm>
  /** Returns the alarms of all processes. */
  allAlarms: () => Promise<AllAlarms>
  security: SecurityLog
  passIndices: PassIndices
  /** The key sets, the manifest and the lists, which offline verifiers download. */
  published: PublishedTrust
  /** The content that readers download. */
  content: DeliveredContent
  anchoring: Anchoring
  payments: Payments
  /** The price of a new order. */
  price: Price
  mailer: Mailer
  /** The public origin of the product, for the links in mails and responses. */
  publicOrigin: () => string
}
