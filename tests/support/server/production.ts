import { createHash } from 'node:crypto'
import type { TestAppOptions } from './app.ts'

/** A public root key. This root has never signed a key set. */
const UNUSED_ROOT = Buffer.concat([
  Buffer.of(2),
  createHash('sha256').update('root').digest(),
  createHash('sha256').update('next root').digest(),
])

/** The variables without which production does not start. No server listens at these addresses. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://visa.example.org',
  DATABASE_URL: 'postgres://unused@127.0.0.1/unused',
  PLAIN_LINKS: 'database,chain,smtp',
  RATE_LIMIT_FACTOR: '1',
  TRUST_PROXY_HOPS: '1',
  METRICS_TOKEN: 'm'.repeat(32),
  SELLER_NAME: 'Visa Guide Ltd',
  SELLER_ADDRESS: '1 Example Street; 10115 Berlin',
  SELLER_TAX_NUMBER: 'DE123456789',
  CHAIN_RPC_URL: 'http://127.0.0.1:1',
  CHAIN_ISSUER_KEY: `0x${'1'.repeat(64)}`,
  CHAIN_REVOKER_KEY: `0x${'2'.repeat(64)}`,
  CONTRACT_ADDRESS: `0x${'1'.repeat(40)}`,
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'x@example.org',
  SUPPORT_EMAIL: 'x@example.org',
  SESSION_KEYS: 'k'.repeat(32),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64url'),
  ROOT_KEY: UNUSED_ROOT.toString('base64url'),
}

/** The origin of the passkeys in tests. */
export const ORIGIN = PRODUCTION.PUBLIC_ORIGIN

/**
 * Runs the app with the rules of production. The services outside the product are doubles, as in
 * every test.
 */
export const AS_IN_PRODUCTION: TestAppOptions = {
  env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' },
  services: ({ env }) => ({ env: { ...env, isProduction: true } }),
}
