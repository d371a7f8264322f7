import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SettingRow } from '#api/accounts/setting-row.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { examine } from '#api/doctor/examine.ts'
import type { Env } from '#api/env.ts'
import { DAY_MS } from '#contracts/time.ts'
import { configureChain, until, type ConfiguredChain } from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { startMailServer, type MailServer } from '#tests/support/server/mail-server.ts'
import { givePasskey } from '#tests/support/server/passkeys.ts'

const HOUR_MS = 60 * 60_000

let anvil: Anvil
let chain: ConfiguredChain
let smtp: MailServer
let app: TestApp
beforeAll(async () => {
  anvil = await startAnvil()
  chain = await configureChain(anvil)
  smtp = await startMailServer()
  app = await startTestApp({
    chain: true,
    env: {
      SMTP_URL: smtp.url,
      CHAIN_RPC_URL: chain.rpcUrl,
      CHAIN_ISSUER_KEY: chain.issuerKey,
      CHAIN_REVOKER_KEY: chain.revokerKey,
      CONTRACT_ADDRESS: chain.contractAddress,
    },
  })
  await until(() => app.services.anchoring.healthy().state === 'working')
})
afterAll(async () => {
  await app.close()
  await smtp.stop()
  await anvil.stop()
})
afterEach(() => {
  app.clock.set()
})

/** What one examination says, with what is different from the environment of the app. */
async function ask(title: string, different: Partial<Env> = {}): Promise<string[]> {
  const { env, database } = app.services
  const theirs = { ...env, publicOrigin: app.url, ...different }
  const found = await examine({ env: theirs, database, clock: app.clock })
  return found
    .filter((finding) => finding.title === title)
    .map(({ light, text }) => `${light} ${text}`)
}

const inMs = (ms: number) => new Date(Date.now() + ms)
const line = (text: string): unknown => expect.stringContaining(text)

describe('clocks', () => {
  test('that agree are green, each with its name', async () => {
    const found = await ask('clock')
    expect(found).toEqual([
      line('green This clock and that of the database'),
      line('green This clock and that of the chain'),
      line(`green This clock and that of ${app.url}`),
    ])
  })

  test.each([
    ['amber', 10_000],
    ['red', 60_000],
    ['amber', -10_000],
    ['red', -60_000],
  ])('are %s when this one is wrong by %d ms', async (light, ms) => {
    app.clock.set(inMs(ms))
    expect(await ask('clock')).toContainEqual(line(`${light} This clock and that of the database`))
  })

  test('are red when the chain has a block of the future', async () => {
    app.clock.set(inMs(-HOUR_MS))
    expect(await ask('clock')).toContainEqual(line('red This clock and that of the chain'))
  })

  test('are red when the site shows the time of yesterday', async () => {
    const site = createServer((_request, response) => {
      response.setHeader('Date', new Date(Date.now() - DAY_MS).toUTCString()).end()
    })
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
    const publicOrigin = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`
    expect(await ask('clock', { publicOrigin })).toContainEqual(
      line(`red This clock and that of ${publicOrigin}`),
    )
    site.close()
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
      line('green Its last block is '),
      line('may send, and can pay for it'),
      line('may send, and can pay for it'),
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
    expect((await ask('chain')).at(3)).toMatch(/^red The revoker .* is running out of gas money/)
    await anvil.send('anvil_setBalance', [address, '0x3635c9adc5dea00000'])
  })

  test('is red where it has not moved for more than a day, is another one, or is away', async () => {
    app.clock.set(inMs(27 * HOUR_MS))
    expect(await ask('chain')).toContainEqual(line('red Its last block is '))
    app.clock.set()

    const other = await startAnvil({ chainId: 99 })
    const elsewhere = { ...(await configureChain(other)) }
    expect(await ask('chain', { chain: elsewhere })).toEqual([line('red The node shows another')])
    await other.stop()
    expect(await ask('chain', { chain: elsewhere })).toEqual([line('red eth_')])
  })
})

describe('mail', () => {
  test('is green where the server lets us in, and no mail is sent for it', async () => {
    expect(await ask('mail')).toEqual(['green The mail server lets us in'])
    expect(smtp.mails).toEqual([])
  })

  test('is red where it is away, or does not encrypt as it must', async () => {
    expect(await ask('mail', { smtpUrl: 'smtp://127.0.0.1:1' })).toEqual([line('red ')])
    expect(await ask('mail', { isMailEncrypted: true })).toEqual([line('red ')])
  })

  test('is amber where mails are files', async () => {
    expect(await ask('mail', { smtpUrl: undefined })).toEqual([line('amber No SMTP_URL')])
  })
})

test('backups are red until somebody says so, green then, and red again when that is long ago', async () => {
  const { database } = app.services
  expect(await ask('backup')).toEqual([
    line('red No backup within 26 hours; there never was one'),
    line('red No restore tried within 90 days; there never was one'),
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
  expect(await ask('backup')).toEqual([line('red'), line('red No restore tried within 90 days')])
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
    line(`red Fewer than two passkeys: ${second.username}.`),
  ])
  await givePasskey(app, second)
  expect(await ask('people')).toEqual([line('green'), line('green')])
})
