// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QR_DATA_MAX } from '#contracts/verification/token-input.ts'
import { ManualEntry } from '#pwa/screens/verification/scanner/manual-entry.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'

const onCode = vi.fn()

afterEach(() => {
  onCode.mockClear()
  vi.restoreAllMocks()
})

async function open() {
  const page = await showScreen(
    <>
      <ManualEntry onCode={onCode} />
      <Toasts />
    </>,
  )
  const field = page.getByLabelText('QR code data') as HTMLTextAreaElement
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))
  return { ...page, field, press }
}

function putInClipboard(read: () => Promise<string>) {
  vi.spyOn(navigator.clipboard, 'readText').mockImplementation(read)
}

test('what is blank is not handed in, and said to be', async () => {
  const page = await open()
  const button = page.getByRole('button', { name: 'Verify Credential' })
  expect(button.hasAttribute('disabled')).toBe(true)
  fireEvent.change(page.field, { target: { value: '   ' } })
  fireEvent.click(button)
  await page.findByText('Please enter QR code data')
  expect(onCode).not.toHaveBeenCalled()
})

test('the clipboard fills the field, and a press empties it', async () => {
  putInClipboard(() => Promise.resolve(' 123 '))
  const page = await open()
  page.press('Paste from Clipboard')
  await waitFor(() => {
    expect(page.field.value).toBe('123')
  })
  page.press('Reset')
  expect(page.field.value).toBe('')
})

test('a text that is longer than any code is handed in whole, to be refused as it is', async () => {
  const long = '1'.repeat(QR_DATA_MAX + 1)
  putInClipboard(() => Promise.resolve(long))
  const page = await open()
  page.press('Paste from Clipboard')
  await waitFor(() => {
    expect(page.field.value).not.toBe('')
  })
  page.press('Verify Credential')
  expect(onCode).toHaveBeenCalledExactlyOnceWith(long)
  expect(page.field.maxLength).toBe(-1)
})

test.each([
  ['empty', () => Promise.resolve(' '), 'Clipboard is empty'],
  [
    'not to be read',
    () => Promise.reject(new DOMException('', 'NotAllowedError')),
    'Unable to read from clipboard',
  ],
])('a clipboard that is %s is said to be', async (_, read, told) => {
  putInClipboard(read)
  const page = await open()
  page.press('Paste from Clipboard')
  await page.findByText(told)
  expect(page.field.value).toBe('')
})
