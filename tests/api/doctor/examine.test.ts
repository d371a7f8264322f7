import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SettingRow } from '#api/accounts/setting-row.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { STRIPE_EVENTS } from '#api/checkout/stripe-objects.ts'
import { STRIPE_VERSION } from '#api/checkout/stripe-payments.ts'
import { probeHops } from '#api/doctor/probe-hops.ts'
import type { Env } from '#api/settings/env.ts'
import { DAY_MS } from '#contracts/time.ts'
import { configureChain, until, envOf } from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { givePasskey } from '#tests/support/server/passkeys.ts'
import { examineApp, line } from './examining.ts'

const HOUR_MS = 60 * 60_000
const stripe = await startStripeDouble()
const anvil = await startAnvil()
const chain = await configureChain(anvil)
const app = await startTestApp({
  chain: true,
  env: {
    ...stripe.env,
    TRUST_PROXY_HOPS: '2',
    ...envOf(chain),
  },
})
await until(() => app.services.anchoring.healthy().state === 'working')

const ask = (title: string, different: Partial<Env> = {}) => examineApp(app, title, different)

/** Starts a server until the end of the test. Returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  const site = createServer(answer)
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    site.close()
  })
  return `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`
}

const inMs = (ms: number) => new Date(Date.now() + ms)

describe('clocks', () => {
  test('that agree are green, each with its name', async () => {
    const found = await ask('clock')
    expect(found).toEqual([
      line('green This clock and the clock of the database'),
      line('green This clock and the clock of the chain'),
      line(`green This clock and the clock of ${app.url}`),
    ])
  })

  test.each([
    ['amber', 10_000],
    ['red', 60_000],
    ['amber', -10_000],
    ['red', -60_000],
  ])('are %s when this one is wrong by %d ms', async (light, ms) => {
    app.clock.set(inMs(ms))
    expect(await ask('clock')).toContainEqual(
      line(`${light} This clock and the clock of the database`),
    )
  })

  test('are red when the chain has a block of the future', async () => {
    app.clock.set(inMs(-HOUR_MS))
    expect(await ask('clock')).toContainEqual(line('red This clock and the clock of the chain'))
  })

  test('are red when the site shows the time of yesterday', async () => {
    const publicOrigin = await serve((_request, response) => {
      response.setHeader('Date', new Date(Date.now() - DAY_MS).toUTCString()).end()
    })
    expect(await ask('clock', { publicOrigin })).toContainEqual(
      line(`red This clock and the clock of ${publicOrigin}`),
    )
  })

  test('are grey without an address of the site', async () => {
    expect(await ask('clock', { publicOrigin: undefined })).toContainEqual(
      line('grey No PUBLIC_ORIGIN'),
    )
  })

  test('are red when the site does not answer, which is named', async () => {
    expect(await ask('clock', { publicOrigin: 'http://127.0.0.1:1' })).toEqual([
      'red http://127.0.0.1:1 does not answer',
    ])
  })
})

describe('the chain', () => {
  test('is green where both accounts may send and can pay', async () => {
    expect(await ask('chain')).toEqual([
      line('green Chain 31337'),
      line('green The last block of the chain is '),
      line('has its role, and enough money for gas'),
      line('has its role, and enough money for gas'),
    ])
  })

  test('is red where an account has not the role that its key is for', async () => {
    const [, , stranger = ''] = anvil.privateKeys
    const found = await ask('chain', { chain: { ...chain, issuerKey: chain.revokerKey } })
    expect(found.at(2)).toMatch(/^red .* which is not its issuer$/)
    const other = await ask('chain', { chain: { ...chain, revokerKey: stranger } })
    expect(other.at(3)).toMatch(/^red .* which is not its revoker$/)
  })

  test('is red where an account runs out of money', async () => {
    const { address } = openSigner(chain.revokerKey)
    await anvil.send('anvil_setBalance', [address, '0x1'])
    expect((await ask('chain')).at(3)).toMatch(
      /^red The revoker .* soon has too little money for gas/,
    )
    await anvil.send('anvil_setBalance', [address, '0x3635c9adc5dea00000'])
  })

  test('is red where it has not moved for more than a day, is another one, or is away', async () => {
    app.clock.set(inMs(27 * HOUR_MS))
    expect(await ask('chain')).toContainEqual(line('red The last block of the chain is '))
    app.clock.set()

    const other = await startAnvil({ chainId: 99 })
    const elsewhere = { ...(await configureChain(other)) }
    expect(await ask('chain', { chain: elsewhere })).toEqual([line('red The node has another')])
    await other.stop()
    expect(await ask('chain', { chain: elsewhere })).toEqual([line('red eth_')])
  })
})

describe('proxies', () => {
  /** Starts a proxy to another address. The proxy forwards the network address of its caller. */
  const proxy = (to: string, keepsNames = true) =>
    serve(({ url, method, headers, socket }, response) => {
      const named = keepsNames ? [headers['x-forwarded-for']] : []
      const chain = [...named, socket.remoteAddress].filter((name) => name !== undefined)
      const options = { method, headers: { 'x-forwarded-for': chain.join(', ') } }
      request(`${to}${url ?? ''}`, options, (answer) => {
        response.writeHead(answer.statusCode ?? 502)
        answer.pipe(response)
      }).end()
    })

  test('are green when there are as many as TRUST_PROXY_HOPS says', async () => {
    const publicOrigin = await proxy(await proxy(app.url))
    expect(await ask('proxies', { publicOrigin })).toEqual([
      'green 2 proxies, as TRUST_PROXY_HOPS says',
    ])
  })

  test.each([0, 1])(
    'are red when there are %d, and the caller would be believed',
    async (count) => {
      const publicOrigin = count === 0 ? app.url : await proxy(app.url)
      expect(await ask('proxies', { publicOrigin })).toEqual([
        line(
          `red Callers can forge the address that the limits use. Set TRUST_PROXY_HOPS=${String(count)}`,
        ),
      ])
    },
  )

  test('are red when there are more, and one of them is counted in the place of callers', async () => {
    const publicOrigin = await proxy(await proxy(await proxy(app.url)))
    expect(await ask('proxies', { publicOrigin })).toEqual([line('Set TRUST_PROXY_HOPS=3')])
  })

  test('are counted also when the first drops what callers write', async () => {
    const publicOrigin = await proxy(await proxy(app.url, true), false)
    expect(await ask('proxies', { publicOrigin })).toEqual([line('green 2 proxies')])
  })

  test('are red before another site, and not counted without an address', async () => {
    const publicOrigin = await serve((_request, response) => {
      response.writeHead(204).end()
    })
    expect(await ask('proxies', { publicOrigin })).toEqual([line('is not this product')])
    expect(await ask('proxies', { publicOrigin: undefined })).toEqual([line('grey')])
  })

  test('tell nobody else anything: a nonce counts once, for a minute, and only if it was asked with', async () => {
    const { database } = app.services
    const visit = async (nonce: string) => (await app.visit().get(`/api/doctor/${nonce}`)).status
    const nonce = await probeHops(database, app.clock.now())
    expect(await visit('A'.repeat(43))).toBe(404)
    expect(await visit(nonce)).toBe(204)
    expect(await visit(nonce)).toBe(404)
    const late = await probeHops(database, app.clock.now())
    app.clock.set(inMs(61_000))
    expect(await visit(late)).toBe(404)
  })
})

describe('payments', () => {
  const publicOrigin = 'https://visa.example'
  const endpoint = {
    object: 'webhook_endpoint',
    url: `${publicOrigin}/api/stripe/webhook`,
    status: 'enabled',
    enabled_events: ['*'],
    api_version: STRIPE_VERSION,
  }

  test('are green when all is reported here, in our version, and nothing waits', async () => {
    stripe.endpoints = [{ ...endpoint, url: 'https://other.example/' }, endpoint]
    stripe.undelivered = [{ id: 'evt_new', object: 'event', created: Date.now() / 1000 - 60 }]
    expect(await ask('payments', { publicOrigin })).toEqual([
      `green The provider sends all reports to ${endpoint.url}`,
      `green The reports have the version ${STRIPE_VERSION}`,
      line('green No report has waited'),
    ])
  })

  test('are red when nothing is reported here', async () => {
    stripe.endpoints = [{ ...endpoint, status: 'disabled' }]
    expect(await ask('payments', { publicOrigin })).toEqual([
      `red The provider sends no reports to ${endpoint.url}`,
    ])
  })

  test('are red when something is not reported, or in another version, or was not taken', async () => {
    const known = STRIPE_EVENTS.filter((type) => type !== 'refund.failed')
    stripe.endpoints = [{ ...endpoint, enabled_events: known, api_version: null }]
    stripe.undelivered = [{ id: 'evt_old', object: 'event', created: Date.now() / 1000 - 7200 }]
    expect(await ask('payments', { publicOrigin })).toEqual([
      'red The provider’s endpoint does not report refund.failed',
      line('red The reports have the version of the account'),
      line('red Reports older than an hour did not reach us'),
    ])
  })

  test('are red while the provider is away, and amber where it is the sandbox', async () => {
    stripe.isAway = true
    expect(await ask('payments', { publicOrigin })).toEqual([line('red ')])
    stripe.isAway = false
    expect(await ask('payments', { stripe: undefined })).toEqual([
      line('amber Payments go to the sandbox'),
    ])
  })
})

test('backups are red until somebody says so, green then, and red again when that is long ago', async () => {
  const { database } = app.services
  expect(await ask('backup')).toEqual([
    line('red No backup within 26 hours; there never was one'),
    line('red No restore was tested within 90 days; there never was one'),
  ])
  const at = new Date().toISOString()
  await SettingRow.keep(database, 'backup_done', at)
  await SettingRow.keep(database, 'restore_tested', at)
  app.clock.set(inMs(25 * HOUR_MS))
  expect(await ask('backup')).toEqual([line('green'), line('green')])
  app.clock.set(inMs(27 * HOUR_MS))
  expect(await ask('backup')).toEqual([
    line(`red No backup within 26 hours; the last was at ${at}`),
    line('green'),
  ])
  app.clock.set(inMs(91 * DAY_MS))
  expect(await ask('backup')).toEqual([
    line('red'),
    line('red No restore was tested within 90 days'),
  ])
})

test('people are red until two owners have two passkeys each', async () => {
  const first = await app.buildAdmin()
  await givePasskey(app, first)
  await givePasskey(app, first)
  await app.buildAdmin({ rights: ['issue'] })
  expect(await ask('people')).toEqual([line('red There are fewer than two owners'), line('green')])

  const second = await app.buildAdmin()
  await givePasskey(app, second)
  expect(await ask('people')).toEqual([
    'green 2 owners',
    line(`red These owners have fewer than two passkeys: ${second.username}.`),
  ])
  await givePasskey(app, second)
  expect(await ask('people')).toEqual([line('green'), line('green')])
})
