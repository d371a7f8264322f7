import { beforeEach, describe, expect, test } from 'vitest'
import { retain } from '#api/privacy/retain.ts'
import { TABLES } from '#api/privacy/tables.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene, type Scene } from '#tests/support/server/credentials.ts'
import { ACCOUNT_CASES } from './planted-accounts.ts'
import { CREDENTIAL_CASES } from './planted-credentials.ts'
import { MINUTE, type Planted } from './planting.ts'
import { DAY_MS, retainAfter } from './retaining.ts'

/** A time, in days, that no test exceeds even on a slow machine. */
const MARGIN = 10 * MINUTE
let scene: Scene
const app = await startTestApp()
// Each test needs a new scene, because the hourly job has deleted the sessions of the earlier test.
beforeEach(async () => {
  scene = await setScene(app)
})

async function isThere({ table, where }: Planted): Promise<boolean> {
  const rows: unknown[] = await app.services.database(table).where(where)
  return rows.length > 0
}

const CASES = [...CREDENTIAL_CASES, ...ACCOUNT_CASES]

describe('the hourly job removes, after the time of its row and not before,', () => {
  test.each(CASES)('%s', async (_what, days, plant) => {
    const planted = await plant({ app, scene })
    expect(await isThere(planted)).toBe(true)
    await retainAfter(app, days - MARGIN)
    expect(await isThere(planted)).toBe(true)
    await retainAfter(app, days + MARGIN)
    expect(await isThere(planted)).toBe(false)
  })

  test('and each row that goes by age is tried here', async () => {
    const tried = await Promise.all(
      CASES.map(async ([, , plant]) => (await plant({ app, scene })).table),
    )
    const swept = TABLES.filter(({ sweeps }) => sweeps).map(({ table }) => table)
    expect(swept.filter((table) => !tried.includes(table))).toEqual([])
  })
})

test('more rows than one batch holds are all done in one run', async () => {
  const { database } = app.services
  const organization = 'Many Batches Ltd'
  await database.raw(
    `insert into verification_logs
       (organization, verifier_ip, verification_type, verification_result, created_at)
     select ?, '203.0.113.0/24', 'qr_scan', 'invalid', now() - interval '91 days'
       from generate_series(1, 20001)`,
    [organization],
  )
  const removed = await retainAfter(app, 0)
  expect(removed?.['verification_logs']).toBeGreaterThanOrEqual(20_001)
  const left: unknown[] = await database('verification_logs')
    .where({ organization })
    .whereNotNull('verifierIp')
  expect(left).toEqual([])
})

test('a code that was forgotten is not taken for one that is scanned for the first time', async () => {
  const { credentialId } = await scene.issue()
  const { token } = await scene.mint(credentialId)
  const scan = async () => {
    const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: token })
    return body as { error: string; firstVerifiedAt: string | null }
  }
  await scan()
  app.clock.advance((KEPT_DAYS.shownCode + 1) * DAY_MS)
  await retain(app.services)
  const again = [await scan(), await scan()]
  app.clock.set()
  for (const answer of again) {
    expect(answer).toMatchObject({ error: 'QR_TOKEN_EXPIRED', firstVerifiedAt: null })
  }
  expect(await app.services.database('presentations').where({ credentialId })).toEqual([])
})
