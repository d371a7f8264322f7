import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { openLink } from '#api/accounts/account-links.ts'
import { createPasswordHasher, type PasswordHasher } from '#api/accounts/password-hasher.ts'
import { openAnchoring, type Anchoring } from '#api/anchoring/anchoring.ts'
import { openPayments } from '#api/checkout/open-payments.ts'
import type { Payments } from '#api/checkout/payments.ts'
import { chainListeners } from '#api/credentials/chain-listeners.ts'
import { openIssuerKeys, type IssuerKeys } from '#api/credentials/issuer-keys.ts'
import { openSealing, type Sealing } from '#api/credentials/sealing.ts'
import { connectDatabase, type StorageKind } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import type { Env } from '#api/env.ts'
import { createLimits, type Limits } from '#api/http/limits.ts'
import { createMetrics, type Metrics } from '#api/http/metrics.ts'
import { type Mailer, openMailer } from '#api/mail/mailer.ts'
import { type Price, PRICE } from '#contracts/checkout.ts'

export interface Clock {
  now(): Date
}

/** All that a use case may need; handed to it as its first argument. */
export interface Services {
  env: Env
  clock: Clock
  log: Logger
  database: Knex
  storage: StorageKind
  limits: Limits
  metrics: Metrics
  passwords: PasswordHasher
  sealing: Sealing
  issuerKeys: IssuerKeys
  anchoring: Anchoring
  payments: Payments
  /** What an order that is begun now costs. */
  price: Price
  mailer: Mailer
  /** Where people reach us, for the links that we hand out. */
  publicOrigin: () => string
}

export interface OpenServices {
  services: Services
  /** In the reverse order of opening. */
  close(): Promise<void>
}

export const SYSTEM_CLOCK: Clock = { now: () => new Date() }

/** Connects what the environment names and brings the tables up to date. */
export async function openServices(
  env: Env,
  log: Logger,
  publicOrigin: Services['publicOrigin'],
): Promise<OpenServices> {
  const { database, kind, close } = await connectDatabase(env)
  try {
    await migrate(database)
    const base = { env, log, database, storage: kind, clock: SYSTEM_CLOCK, publicOrigin }
    const services = await createServices(base)
    return {
      services,
      close: async () => {
        await services.mailer.close()
        await services.anchoring.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Base = Pick<Services, 'env' | 'log' | 'database' | 'storage' | 'clock' | 'publicOrigin'> & {
  /** Absent: the chain that the environment names, or our own. */
  anchoring?: Anchoring
}

/** Everything that stands on an open and migrated database. */
export async function createServices(base: Base): Promise<Services> {
  const { env, log, database, clock } = base
  const sealing = openSealing(env.masterKeys)
  const issuerKeys = await openIssuerKeys({ database, sealing, clock, issuer: env.issuer })
  return {
    ...base,
    limits: createLimits(database, env.rateLimitFactor),
    metrics: createMetrics(),
    passwords: createPasswordHasher(),
    sealing,
    issuerKeys,
    payments: openPayments({ env, database, clock }),
    price: PRICE,
    mailer: openMailer({ ...base, openLink: (tokenId) => openLink(base, tokenId) }),
    anchoring: base.anchoring ?? openAnchoring({ env, log, database, ...chainListeners }),
  }
}
