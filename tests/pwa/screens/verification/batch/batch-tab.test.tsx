// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { verifyBatch } from '#contracts/verification/batch-calls.ts'
import { BatchTab } from '#pwa/screens/verification/batch/batch-tab.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { askedPaths } from '#tests/support/browser/answers.ts'

async function open() {
  const page = await showScreen(
    <>
      <BatchTab />
      <Toasts />
    </>,
  )
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))
  return { ...page, press }
}

test('a list takes twenty entries, and says that it takes no more', async () => {
  const page = await open()
  const lines = Array.from({ length: 21 }, (_, at) => `id-${String(at)}`)
  fireEvent.change(page.getByLabelText('Several at once'), { target: { value: lines.join('\n') } })
  page.press('Add All')
  await page.findByText('Maximum batch size is 20 credentials')
  page.getByRole('heading', { name: 'Credentials to verify (20 of 20)' })
})

test('nothing is neither added nor verified', async () => {
  const page = await open()
  page.press('Add All')
  await page.findByText('Please provide valid credential IDs or QR data')
  page.press('Verify Batch')
  await page.findByText('Add at least one credential to verify')
  expect(askedPaths(verifyBatch)).toEqual([])
})
