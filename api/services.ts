import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { createPasswordHasher, type PasswordHasher } from '#api/accounts/password-hasher.ts'
import { connectDatabase, type StorageKind } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import type { Env } from '#api/env.ts'
import { createLimits, type Limits } from '#api/http/limits.ts'
import { createMetrics, type Metrics } from '#api/http/metrics.ts'

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
}

export interface OpenServices {
  services: Services
  /** In the reverse order of opening. */
  close(): Promise<void>
}

export const SYSTEM_CLOCK: Clock = { now: () => new Date() }

/** Connects what the environment names and brings the tables up to date. */
export async function openServices(env: Env, log: Logger): Promise<OpenServices> {
  const { database, kind, close } = await connectDatabase(env)
  await migrate(database).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const services: Services = {
    env,
    log,
    database,
    storage: kind,
    clock: SYSTEM_CLOCK,
    limits: createLimits(database, env.rateLimitFactor),
    metrics: createMetrics(),
    passwords: createPasswordHasher(),
  }
  return { services, close }
}
