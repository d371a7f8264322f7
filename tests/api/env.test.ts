import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { EnvironmentError, readEnv } from '#api/env.ts'

const folder = mkdtempSync(join(tmpdir(), 'visa-env-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://visa.example.org',
  DATABASE_URL: 'postgres://visa@db/visa',
  CHAIN_RPC_URL: 'https://rpc.example.org',
  CHAIN_PRIVATE_KEY: `0x${'1'.repeat(64)}`,
  CONTRACT_ADDRESS: `0x${'1'.repeat(40)}`,
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'visa@example.org',
  SUPPORT_EMAIL: 'support@example.org',
  SESSION_KEYS: 'k'.repeat(32),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64url'),
}

test('nothing need be set to try the product', () => {
  expect(readEnv({ DATA_DIR: folder })).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
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

  test('insists on https', () => {
    const fault = catchFault({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://visa.example.org' })
    expect(fault.faults).toEqual([expect.stringContaining('https')])
  })
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PUBLIC_ORIGIN', 'https://visa.example.org/path'],
  ['DATABASE_URL', 'mysql://x'],
  ['SESSION_KEYS', 'short'],
  ['MASTER_KEY', 'short'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['ADMIN_PASSWORD', 'short'],
  ['REQUIRE_CONFIRMED_EMAIL', 'yes'],
])('refuses %s=%s by name', (name, value) => {
  expect(catchFault({ [name]: value }).faults).toEqual([expect.stringMatching(`^${name}: `)])
})

test('an empty variable counts as none', () => {
  expect(readEnv({ DATA_DIR: folder, DATABASE_URL: '' }).databaseUrl).toBeUndefined()
})

test('half a payment provider is none', () => {
  expect(catchFault({ STRIPE_SECRET_KEY: 'sk' }).faults).toHaveLength(2)
})

test('the payment sandbox leaves this machine only when that is asked', () => {
  expect(catchFault({ HOST: '0.0.0.0' }).faults).toEqual([expect.stringContaining('ALLOW_SANDBOX')])
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
