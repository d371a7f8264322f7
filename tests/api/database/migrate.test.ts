import { expect, test } from 'vitest'
import { migrate } from '#api/database/migrate.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { expansionOf } from '#tests/support/server/later-version.ts'

test('a version starts and works beside tables that a later one has expanded', async () => {
  const app = await startTestApp()
  const { database } = app.services
  const name = '9999_of_a_later_version'
  for (const statement of expansionOf('later')) await database.raw(statement)
  await database('knex_migrations').insert({ name, batch: 99, migrationTime: new Date() })
  await migrate(database)
  expect(await database('knex_migrations').pluck<string[]>('name')).toContain(name)

  const { issue, mint } = await setScene(app)
  const { credentialId } = await issue()
  const { token } = await mint(credentialId)
  const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: token })
  expect(body).toMatchObject({ isValid: true })
  expect(await database('verification_logs')).toMatchObject([
    { credentialId, placeLater: 'unknown' },
  ])
  expect(await database('visa_credentials')).toMatchObject([{ credentialId, noteLater: null }])
})
