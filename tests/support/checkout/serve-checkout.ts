import { pino } from 'pino'
import { createApp } from '#api/app.ts'
import { resendRefunds } from '#api/checkout/send-refund.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { readEnv } from '#api/settings/env.ts'
import { startServer } from '#api/http/server.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { createServices } from '#api/open-services.ts'
import { keepChecked } from '#tests/support/server/kept-content.ts'

/**
 * This script runs the product without its chain. A test can kill its process at any step of a
 * purchase.
 */
const WAKE_EVERY_MS = 500
const env = readEnv(process.env)
const { database, kind } = connectPostgres(env.databaseUrl ?? '')
const plain = await createServices({
  env,
  database,
  storage: kind,
  clock: SYSTEM_CLOCK,
  log: pino({ level: 'silent' }),
  publicOrigin: () => 'https://visa.example.org',
  anchoring: {
    wake: () => undefined,
    waitForAnchor: () => Promise.resolve(false),
    waitForRevocation: () => Promise.resolve(false),
    fetchProof: () => Promise.resolve('pending'),
    healthy: () => ({ state: 'starting', alarms: {} }),
    alarms: { raise: () => undefined, clear: () => undefined, list: () => [] },
    close: () => Promise.resolve(),
  },
})
const isProduction = process.env.AS_IN_PRODUCTION === '1'
const content = keepChecked(plain.content)
const services = { ...plain, content, env: { ...env, isProduction } }
const { url } = await startServer(createApp(services), env)
setInterval(services.mailer.wake, WAKE_EVERY_MS)
setInterval(() => void resendRefunds(services), WAKE_EVERY_MS)
process.stdout.write(`ready at ${url}\n`)
