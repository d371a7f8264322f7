// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type BatchItem,
  type BatchVerification,
  verifyBatch,
} from '#contracts/verification/batch-calls.ts'
import { BatchTab } from '#pwa/screens/verification/batch/batch-tab.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'

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

/** Answers like the server, to which a valid record is valid, whatever the entry was. */
function answerBatch(credentials: readonly BatchItem[]): BatchVerification {
  const results = credentials.map(({ credentialId = null }, originalIndex) => {
    const status = credentialId === 'withdrawn' ? ('revoked' as const) : ('valid' as const)
    const verifiedAt = '2026-11-20T14:32:00.000Z'
    return { originalIndex, credentialId, status, message: 'Known.', error: null, verifiedAt }
  })
  return {
    batchId: crypto.randomUUID(),
    summary: {
      totalCredentials: results.length,
      processingTime: 1,
      averageTimePerCredential: 1,
      statusBreakdown: { valid: 3, revoked: 1 },
    },
    results,
  }
}

/** Catches the file that the page saves. */
function catchFile(): Blob[] {
  const files: Blob[] = []
  const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:here'
  })
  const pressing = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => {
    making.mockRestore()
    pressing.mockRestore()
  })
  return files
}

test('table, numbers and file say the same of each result, and an id alone is valid in none', async () => {
  answer(verifyBatch, ({ credentials }) => answerBatch(credentials))
  const page = await open()
  const lines = ['one', 'withdrawn', 'two', '{"token":"1"}']
  fireEvent.change(page.getByLabelText('Several at once'), { target: { value: lines.join('\n') } })
  page.press('Add All')
  page.press('Verify Batch')
  await page.findByRole('heading', { name: 'Batch Verification Complete' })

  const rows = page.getAllByRole('row').slice(1)
  const inTable = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)
  expect(inTable).toEqual(['On record', 'Revoked', 'On record', 'Valid'])

  const numbers = page
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(numbers).toEqual([
    ['Checked', '4'],
    ['Valid', '1'],
    ['On record', '2'],
    ['Revoked', '1'],
  ])

  const files = catchFile()
  page.press('Export CSV')
  await page.findByText('Export Complete')
  const csv = await files[0]?.text()
  const inFile = csv
    ?.trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[2])
  expect(inFile).toEqual(inTable)
})
