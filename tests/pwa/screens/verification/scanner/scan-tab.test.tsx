// @vitest-environment happy-dom
import { passTime, passUntil, showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { verifyQr } from '#contracts/verification/calls.ts'
import { ScanTab } from '#pwa/screens/verification/scanner/scan-tab.tsx'
import { createTally } from '#pwa/screens/verification/scanner/tally.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { buildAnswer } from '#tests/pwa/screens/verification/answer.ts'
import { answer, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

let asked: unknown[]

beforeEach(() => {
  asked = []
  answer(verifyQr, ({ verifierInfo }) => {
    asked.push(verifierInfo)
    return buildAnswer(null)
  })
})

async function scan(user = AMARA) {
  keepUser(user)
  const page = await showScreen(<ScanTab tally={createTally()} />, { path: '/qr-verify', user })
  fireEvent.change(page.getByLabelText('QR code data'), { target: { value: '123' } })
  fireEvent.click(page.getByRole('button', { name: 'Verify Credential' }))
  return page
}

test.each([
  ['a user', false, 'user_portal'],
  ['an administrator', true, 'admin_portal'],
])('a scan by %s is reported as one from their portal', async (_, isAdmin, context) => {
  const page = await scan({ ...AMARA, isAdmin })
  await page.findByText('Verification Successful')
  expect(asked).toMatchObject([{ verifierContext: context }])
})

test('a verdict is spoken, and the next one is a press away', async () => {
  const page = await scan()
  await page.findByText('Verification Successful')
  const spoken = page.getAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken).toContain('Valid.')
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(((await page.findByLabelText('QR code data')) as HTMLTextAreaElement).value).toBe('')
})

test('a refusal is told in its own words, and the same code asked again', async () => {
  refuse(verifyQr, 403, 'ACCESS_DENIED', { message: 'You may not do this.' })
  const page = await scan()
  await page.findByText('Verification Error: You may not do this.')
  answer(verifyQr, ({ qrData }) => buildAnswer(qrData === '123' ? null : 'TOKEN_MALFORMED'))
  fireEvent.click(page.getByRole('button', { name: 'Try Again' }))
  await page.findByText('Verification Successful')
})

test.each([
  ['leaves the screen after half a minute', false],
  ['stays when somebody keeps it', true],
])('a verdict %s', async (_, isKept) => {
  const warm = await scan()
  await warm.findByText('Verification Successful')
  warm.unmount()

  vi.useFakeTimers()
  const page = await scan()
  await passUntil(() => page.getByText('Verification Successful'))
  await passTime(29_000)
  page.getByText('Verification Successful')
  if (isKept) fireEvent.click(page.getByRole('button', { name: 'Keep' }))
  await passTime(60_000)
  // Moves the clock twice more. In these steps, React runs the effects of the last timer.
  await passTime(1)
  await passTime(1)
  expect(page.queryByText('Verification Successful') !== null).toBe(isKept)
})
