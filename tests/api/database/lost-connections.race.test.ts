import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import type { Reply } from '#tests/support/server/http-client.ts'

const app = await startTestApp()
const scene = await setScene(app)

/**
 * Sends a call while the table is locked. Terminates the connection of the call while it waits for
 * the lock.
 */
async function loseConnection(table: string, send: () => Promise<Reply>): Promise<Reply> {
  const { database } = app.services
  const { answer } = await database.transaction(async (trx) => {
    await trx.raw('lock table ?? in access exclusive mode', [table])
    const answer = send()
    // This query uses another connection. Inside the open transaction, PostgreSQL would repeat its
    // first answer about the waiting processes.
    const isLost = async () =>
      (
        await database.raw<{ rows: object[] }>(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length > 0
    await expect.poll(isLost).toBe(true)
    return { answer }
  })
  return answer
}

test('a verification whose read loses its connection is answered and logged once', async () => {
  const { credentialId } = await scene.issue()
  const { token } = await scene.mint(credentialId)
  const reply = await loseConnection('visa_credentials', () =>
    app.visit().post('/api/visa/verify/qr', { qrData: token }),
  )
  expect(reply).toMatchObject({ status: 200, body: { isValid: true, firstVerifiedAt: null } })
  expect(await app.services.database('verification_logs').where({ credentialId })).toHaveLength(1)
})

test.each(['sessions', 'visa_credentials'])(
  'so is a read whose connection is lost at %s',
  async (table) => {
    const reply = await loseConnection(table, () => scene.holder.get('/api/visa/list'))
    expect(reply).toMatchObject({ status: 200 })
  },
)

test('what writes is not done twice by itself: it says when to come back', async () => {
  const { credentialId } = await scene.issue()
  const reply = await loseConnection('passes', () =>
    scene.holder.post(`/api/visa/credentials/${credentialId}/tokens`, { expiresInMinutes: 15 }),
  )
  expect(reply).toMatchObject({ status: 503, body: { error: 'STORAGE_UNAVAILABLE' } })
  expect(reply.headers.get('retry-after')).toBe('5')
})
