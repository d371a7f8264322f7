import { statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnv } from '#api/settings/env.ts'
import { makeFolder } from '#tests/support/folder.ts'

const folder = makeFolder()

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://visa.example.org',
  DATABASE_URL: 'postgres://visa@db/visa?sslmode=verify-full',
  CHAIN_RPC_URL: 'https://rpc.example.org',
  CHAIN_ISSUER_KEY: `0x${'1'.repeat(64)}`,
  CHAIN_REVOKER_KEY: `0x${'2'.repeat(64)}`,
  CONTRACT_ADDRESS: `0x${'1'.repeat(40)}`,
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'visa@example.org',
  SUPPORT_EMAIL: 'support@example.org',
  SESSION_KEYS: 'k'.repeat(32),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64url'),
  ROOT_KEY: Buffer.alloc(65, 2).toString('base64url'),
  TRUST_PROXY_HOPS: '1',
  METRICS_TOKEN: 'm'.repeat(32),
  SELLER_NAME: 'Visa Guide Ltd',
  SELLER_ADDRESS: '1 Example Street; 10115 Berlin',
  SELLER_TAX_NUMBER: 'DE123456789',
}

test('nothing need be set to try the product', () => {
  expect(readEnv({ DATA_DIR: folder })).toMatchObject({
    isProduction: false,
    host: 'localhost',
    port: 3000,
    chain: undefined,
    stripe: undefined,
    smtpUrl: undefined,
    requireConfirmedEmail: false,
    trustProxyHops: 0,
    issuer: 'localhost',
  })
})

test('secrets are made once, for the owner only', () => {
  const first = readEnv({ DATA_DIR: folder })
  const second = readEnv({ DATA_DIR: folder })
  expect(second.masterKeys).toEqual(first.masterKeys)
  expect(second.sessionKeys).toEqual(first.sessionKeys)
  expect(first.masterKeys[0]).toHaveLength(32)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

describe('production', () => {
  test('starts with everything set', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({
      isProduction: true,
      issuer: 'visa.example.org',
      requireConfirmedEmail: true,
      chain: { confirmations: 12 },
    })
  })

  test('names all that is missing at once', () => {
    const missing = Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV')
    const fault = catchFault({ NODE_ENV: 'production' })
    for (const name of missing) expect(fault.message).toContain(`  ${name}: `)
    expect(fault.faults).toHaveLength(missing.length)
  })

  test('makes no secrets by itself', () => {
    expect(catchFault({ ...PRODUCTION, SESSION_KEYS: '' }).faults).toEqual([
      'SESSION_KEYS: Required in production.',
    ])
  })

  test.each([
    ['PUBLIC_ORIGIN', 'http://visa.example.org', 'https'],
    ['TRUST_PROXY_HOPS', '0', 'DIRECT_TLS=1'],
    ['DATABASE_URL', 'postgres://visa@db/visa', 'sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://visa@db/visa?sslmode=disable', 'PLAIN_LINKS=database'],
    ['DATABASE_URL', 'postgres://visa@db/visa?sslmode=no-verify', 'sslmode=verify-full'],
    [
      'DATABASE_URL',
      'postgres://visa@db/visa?sslmode=verify-full&sslmode=disable',
      'sslmode=verify-full',
    ],
    ['CHAIN_RPC_URL', 'http://rpc.example.org', 'PLAIN_LINKS=chain'],
    ['SMTP_URL', 'smtp://mail.example.org?requireTLS=false', 'encryption'],
    ['RATE_LIMIT_FACTOR', '2', 'at most 1'],
    ['ADMIN_PASSWORD', 'a window seat, please', 'create-admin'],
    ['STRIPE_API_HOST', '127.0.0.1', 'must go to the provider'],
    ['STRIPE_API_PORT', '1', 'must go to the provider'],
    ['STRIPE_API_PROTOCOL', 'http', 'must go to the provider'],
    ['PLAIN_LINKS', 'stripe', 'database,chain,smtp'],
    ['NODE_ENV', 'prod', 'production, development or test'],
  ])('refuses %s=%s, and says what to set', (name, value, hint) => {
    const { faults } = catchFault({ ...PRODUCTION, [name]: value })
    expect(faults).toContainEqual(expect.stringMatching(`^${name}: .*${hint}`))
  })

  test.each([
    [{ TRUST_PROXY_HOPS: '0', DIRECT_TLS: '1' }],
    [{ DATABASE_URL: 'postgres://visa@db/visa', PLAIN_LINKS: 'database' }],
    [{ CHAIN_RPC_URL: 'http://rpc.internal', PLAIN_LINKS: 'smtp,chain' }],
    [{ RATE_LIMIT_FACTOR: '0.5' }],
  ])('takes %j', (settings) => {
    expect(readEnv({ ...PRODUCTION, ...settings }).isProduction).toBe(true)
  })

  test('sends mails encrypted, unless their link is said to be plain', () => {
    expect(readEnv(PRODUCTION).isMailEncrypted).toBe(true)
    expect(readEnv({ DATA_DIR: folder }).isMailEncrypted).toBe(false)
    expect(readEnv({ ...PRODUCTION, PLAIN_LINKS: 'smtp' }).isMailEncrypted).toBe(false)
  })
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PROCESSES', '0'],
  ['PUBLIC_ORIGIN', 'http://visa.example.org/path'],
  ['DATABASE_URL', 'mysql://x'],
  ['SESSION_KEYS', 'short'],
  ['MASTER_KEY', 'short'],
  ['ROOT_KEY', 'short'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['ADMIN_PASSWORD', 'short'],
  ['REQUIRE_CONFIRMED_EMAIL', 'yes'],
])('refuses %s=%s by name', (name, value) => {
  expect(catchFault({ [name]: value }).faults).toEqual([expect.stringMatching(`^${name}: `)])
})

test('the embedded database belongs to one process, PostgreSQL to one for each core', () => {
  const { faults } = catchFault({ PROCESSES: '2' })
  expect(faults).toEqual([expect.stringMatching(/^PROCESSES: .*embedded/)])
  expect(readEnv({ DATA_DIR: folder, PROCESSES: '1' }).processes).toBe(1)
  expect(readEnv({ DATA_DIR: folder }).processes).toBe(1)
  const onPostgres = { DATA_DIR: folder, DATABASE_URL: 'postgres://visa@db/visa' }
  expect(readEnv(onPostgres).processes).toBe(availableParallelism())
  expect(readEnv({ ...onPostgres, PROCESSES: '3' }).processes).toBe(3)
})

describe('providers of wallets', () => {
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  }
  const point = { x: jwk.x, y: jwk.y }

  test('are read from the variable itself, or from the file that it names', () => {
    const keys = JSON.stringify({ keys: [{ ...jwk, kid: 'a', use: 'sig' }] })
    const path = join(folder, 'providers.json')
    writeFileSync(path, keys)
    for (const WALLET_PROVIDERS of [keys, path]) {
      expect(readEnv({ DATA_DIR: folder, WALLET_PROVIDERS }).walletProviders).toEqual([point])
    }
    expect(readEnv({ DATA_DIR: folder }).walletProviders).toEqual([])
  })

  test.each<[string, string, string]>([
    ['a file that is not there', '/nowhere/providers.json', 'no such file'],
    ['what is no JSON', '{', 'as a JWKS'],
    ['no key', '{"keys":[]}', 'as a JWKS'],
    ['a key of another curve', keysOf({ ...jwk, crv: 'P-384' }), 'only public keys of P-256'],
    ['a private key', keysOf({ ...jwk, d: jwk.x }), 'only public keys of P-256'],
    ['a point off the curve', keysOf({ ...jwk, y: jwk.x }), 'not on the curve'],
  ])('are none for %s', (_what, WALLET_PROVIDERS, hint) => {
    const { faults } = catchFault({ WALLET_PROVIDERS })
    expect(faults).toEqual([expect.stringMatching(`^WALLET_PROVIDERS: .*${hint}`)])
  })

  test('are needed where only their wallets are served', () => {
    const { faults } = catchFault({ REQUIRE_WALLET_ATTESTATION: '1' })
    expect(faults).toEqual([expect.stringContaining('Needs WALLET_PROVIDERS')])
  })

  function keysOf(key: object): string {
    return JSON.stringify({ keys: [key] })
  }
})

test('an empty variable counts as none', () => {
  expect(readEnv({ DATA_DIR: folder, DATABASE_URL: '' }).databaseUrl).toBeUndefined()
})

test('half a payment provider is none', () => {
  expect(catchFault({ STRIPE_SECRET_KEY: 'sk' }).faults).toHaveLength(2)
})

test('outside production the product leaves this machine only when that is asked', () => {
  expect(catchFault({ HOST: '0.0.0.0' }).faults).toEqual([expect.stringContaining('ALLOW_SANDBOX')])
  const origin = { PUBLIC_ORIGIN: 'https://visa.example.org' }
  expect(catchFault(origin).faults).toEqual([expect.stringContaining('NODE_ENV=production')])
  expect(readEnv({ DATA_DIR: folder, ...origin, ALLOW_SANDBOX: '1' }).isProduction).toBe(false)
  expect(readEnv({ DATA_DIR: folder, HOST: '0.0.0.0', ALLOW_SANDBOX: '1' }).isLoopback).toBe(false)
})

function catchFault(source: Record<string, string>): EnvironmentError {
  try {
    readEnv({ DATA_DIR: folder, ...source })
  } catch (error) {
    if (error instanceof EnvironmentError) return error
    throw error
  }
  throw new Error('nothing was refused')
}
