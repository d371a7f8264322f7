// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import type { Passes } from '#pwa/device/presentation/passes.ts'
import { FaultNotices } from '#pwa/screens/wallet/fault-notices.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'

const DAY_MS = 24 * 60 * 60_000

async function readNotices(passes: Passes): Promise<string | null> {
  const { container } = await showScreen(<FaultNotices passes={passes} />)
  return container.textContent
}

async function noticeOf(endsAt: number | null): Promise<string | null> {
  const times = endsAt === null ? null : { issuedAt: Date.now() - DAY_MS, expiresAt: endsAt }
  return readNotices({ trouble: 'held-back', times })
}

test('while the issuer renews nothing, the holder is told until when this device can show', async () => {
  const endsAt = Date.now() + 3 * DAY_MS
  const notice = await noticeOf(endsAt)
  expect(notice).toContain('The issuer is putting its records right')
  expect(notice).toContain(`good until ${formatInstant(endsAt)}.`)
})

test.each([null, Date.now() - DAY_MS])('or that it cannot', async (endsAt) => {
  expect(await noticeOf(endsAt)).toContain('Until then this device cannot show your credentials.')
})

test.each([
  ['was offline for too long', -8, -1, 'This device was offline for too long'],
  [
    'has a clock that is behind its passes',
    1,
    8,
    "This device's clock is behind. Set date and time",
  ],
])('a device that %s says so, and what to do', async (_, issued, ends, notice) => {
  const [issuedAt, expiresAt] = [Date.now() + issued * DAY_MS, Date.now() + ends * DAY_MS]
  expect(await readNotices({ trouble: null, times: { issuedAt, expiresAt } })).toContain(notice)
})
