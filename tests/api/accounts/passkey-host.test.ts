import { beforeEach, expect, test } from 'vitest'
import {
  acceptPasskeyHost,
  PasskeyHostChanged,
  requirePasskeyHost,
} from '#api/accounts/passkeys/require-host.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { givePasskey } from '#tests/support/server/passkeys.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const at = (publicOrigin: string, isProduction = true) => ({
  env: { isProduction, publicOrigin },
  database: app.services.database,
  clock: SYSTEM_CLOCK,
})

const start = (publicOrigin: string) => requirePasskeyHost(at(publicOrigin))

const addPasskey = async () => givePasskey(app, await app.buildUser())

test('production starts again at its host, whatever the port', async () => {
  await start('https://visa.example.org')
  await addPasskey()
  await start('https://visa.example.org')
  await start('https://visa.example.org:8443')
})

test('production refuses another host than its passkeys belong to, and says what to do', async () => {
  await start('https://visa.example.org')
  await addPasskey()
  const moved = start('https://visa.example.com')
  await expect(moved).rejects.toThrow(PasskeyHostChanged)
  await expect(moved).rejects.toThrow(
    /visa\.example\.org and is at visa\.example\.com.*accept-origin.*create-admin/,
  )
  await start('https://visa.example.org')
})

test('production takes another host as long as there is no passkey', async () => {
  await start('https://visa.example.org')
  await start('https://visa.example.com')
  await addPasskey()
  await expect(start('https://visa.example.org')).rejects.toThrow(PasskeyHostChanged)
})

test('the operator accepts another host, and the audit says so', async () => {
  await start('https://visa.example.org')
  await addPasskey()
  expect(await acceptPasskeyHost(at('https://visa.example.com'))).toBe('visa.example.com')
  await start('https://visa.example.com')
  await expect(start('https://visa.example.org')).rejects.toThrow(PasskeyHostChanged)
  const desk = await app.signIn(await app.buildAdmin())
  expect((await desk.get('/api/admin/audit')).body).toMatchObject([
    {
      action: 'origin_accepted',
      actorKind: 'operator',
      details: { before: 'visa.example.org', after: 'visa.example.com' },
    },
  ])
})

test('elsewhere every host is taken', async () => {
  await addPasskey()
  for (const origin of ['http://localhost:1', 'http://127.0.0.1:2']) {
    await requirePasskeyHost(at(origin, false))
  }
})
