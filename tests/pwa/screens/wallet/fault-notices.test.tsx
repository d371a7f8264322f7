// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { FaultNotices } from '#pwa/screens/wallet/fault-notices.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'

const DAY_MS = 24 * 60 * 60_000

async function noticeOf(endsAt: number | null): Promise<string | null> {
  const passes = { trouble: 'held-back', endsAt } as const
  const { container } = await showScreen(<FaultNotices passes={passes} />)
  return container.textContent
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
