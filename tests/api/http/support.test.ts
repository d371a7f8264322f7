import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'

test('anybody is told where a person of support is reached, and who issues here', async () => {
  const app = await startTestApp()
  const { status, body } = await app.visit().get('/api/support')
  await app.close()
  expect(status).toBe(200)
  const { supportEmail, issuer } = app.services.env
  expect(body).toEqual({ email: supportEmail, issuer })
})
