import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { PasswordHasher } from '#api/accounts/password-hasher.ts'
import type { Alarms } from '#api/alarms.ts'
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
import type { Mailer } from '#api/mail/mailer.ts'
import type { IssuerKeys } from '#api/trust/keys/issuer-keys.ts'
import type { PassIndices } from '#api/trust/passes/pass-indices.ts'
import type { PublishedTrust } from '#api/trust/published.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import type { TrustAlarm } from '#api/trust/watch-trust.ts'
import type { Price } from '#contracts/checkout/checkout.ts'

/** All that a use case may need; handed to it as its first argument. */
export interface Services {
  env: Env
  clock: Clock
  log: Logger
  database: Knex
  /** The same, on connections of their own, for what is found by keys. */
  verifying: Knex
  storage: StorageKind
  limits: Limits
  metrics: Metrics
  passwords: PasswordHasher
  sealing: Sealing
  issuerKeys: IssuerKeys
  /** By which wallets and verifiers of others check what we sign. */
  certificates: Certificates
  /** Of keys, lists and passes. */
  trustAlarms: Alarms<TrustAlarm>
  auditAlarms: Alarms<AuditAlarm>
  security: SecurityLog
  passIndices: PassIndices
  /** What verifiers without a network are told. */
  published: PublishedTrust
  /** What readers are given. */
  content: DeliveredContent
  anchoring: Anchoring
  payments: Payments
  /** What an order that is begun now costs. */
  price: Price
  mailer: Mailer
  /** Where people reach us, for the links that we hand out. */
  publicOrigin: () => string
}
