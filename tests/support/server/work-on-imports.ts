import { pino } from 'pino'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { readEnv } from '#api/settings/env.ts'
import { openImporter } from '#api/imports/importer.ts'
import { createServices } from '#api/open-services.ts'
import { CHAIN_AT_REST } from './app.ts'

/**
 * This script runs as a separate process. It only issues the lines of imports, until it is killed.
 */
const WAKE_EVERY_MS = 50
const env = readEnv(process.env)
const { database, kind } = connectPostgres(env.databaseUrl ?? '')
const services = await createServices({
  env,
  database,
  storage: kind,
  clock: SYSTEM_CLOCK,
  log: pino({ level: 'silent' }),
  publicOrigin: () => 'https://visa.example.org',
  anchoring: CHAIN_AT_REST,
})
setInterval(openImporter(services).wake, WAKE_EVERY_MS)
