import { beforeEach, describe, expect, test } from 'vitest'
import { toHex } from '#contracts/bytes.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { publishTrust } from '#api/trust/publish.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

const app = await startTestApp()
const now = app.clock.now()
beforeEach(async () => {
  await app.services.database('issuer_keys').update({ stoppedAt: null })
  app.clock.set(now)
  await app.services.issuerKeys.refresh()
})

const signerOf = async (use: 'pass' | 'status') =>
  toHex((await app.services.issuerKeys.signer(use)).kid)

/** Stops keys only in the database, as the command line does in a separate process. */
const stop = (...kids: string[]) => IssuerKeyRow.stop(app.services.database, kids, now)

async function kidsOf(use: 'pass' | 'status'): Promise<string[]> {
  const rows = await IssuerKeyRow.all(app.services.database)
  return rows.filter((row) => row.use === use).map(({ kid }) => kid)
}

describe('a stop elsewhere', () => {
  test('is obeyed after five seconds, and the next key signs', async () => {
    const first = await signerOf('pass')
    await stop(first)
    app.clock.advance(5_000)
    expect(await signerOf('pass')).toBe(first)
    app.clock.advance(1)
    expect(await signerOf('pass')).not.toBe(first)
    expect((await app.services.issuerKeys.trust()).stopped).toEqual([first])
  })

  test('is looked for after a second when a code names an unknown key', async () => {
    const first = await signerOf('pass')
    await stop(first)
    app.clock.advance(1_000)
    expect((await app.services.issuerKeys.lookAgain()).stopped).toEqual([])
    app.clock.advance(1)
    expect((await app.services.issuerKeys.lookAgain()).stopped).toEqual([first])
  })

  test('is obeyed at once by a clock that was set back', async () => {
    const first = await signerOf('pass')
    await stop(first)
    app.clock.set(new Date(now.getTime() - 1_000))
    expect(await signerOf('pass')).not.toBe(first)
  })
})

test('with all its keys stopped nothing is signed, and that is said', async () => {
  await stop(...(await kidsOf('pass')))
  await app.services.issuerKeys.refresh()
  await expect(signerOf('pass')).rejects.toMatchObject({ code: 'KEYS_OVER' })
})

test('a status key that was stopped signs no more, and no list names it: stops name pass keys', async () => {
  const [status, pass] = [await signerOf('status'), await signerOf('pass')]
  await stop(status, pass)
  await app.services.issuerKeys.refresh()
  const { manifest } = await learnTrust(app)
  expect(manifest.kid).not.toBe(status)
  expect(manifest.stopped).toEqual([pass])
})

test('a stop alone brings a new manifest, and taking it back another', async () => {
  const { services, clock } = app
  await learnTrust(app)
  const publish = async () => {
    clock.advance(2_000)
    await services.issuerKeys.refresh()
    return publishTrust(services)
  }
  expect(await publish()).toBe(false)
  const pass = await signerOf('pass')
  await stop(pass)
  expect(await publish()).toBe(true)
  expect(await publish()).toBe(false)
  await IssuerKeyRow.unstop(services.database, pass)
  expect(await publish()).toBe(true)
})
