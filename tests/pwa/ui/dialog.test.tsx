// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { act, fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { PATIENCE } from '#tests/support/patience.ts'

async function open({ isDraftKept = false } = {}) {
  const onClose = vi.fn()
  const page = await showScreen(
    <Dialog isOpen title="Revoke" isDraftKept={isDraftKept} onClose={onClose} footer="Cancel">
      <input aria-label="Reason" />
      <input aria-label="Password" type="password" />
    </Dialog>,
  )
  const type = (label: string, value: string) =>
    fireEvent.input(page.getByLabelText(label), { target: { value } })
  return { ...page, onClose, type }
}
type Opened = Awaited<ReturnType<typeof open>>

const WAYS_OUT: [string, (page: Opened) => void][] = [
  [
    'Esc',
    ({ getByRole }) => fireEvent(getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ],
  ['a press outside', ({ getByRole }) => fireEvent.mouseDown(getByRole('dialog'))],
  ['the close button', ({ getByRole }) => fireEvent.click(getByRole('button', { name: 'Close' }))],
  [
    'a second Esc, which closes it without asking',
    ({ getByRole }) => {
      const dialog = getByRole('dialog')
      if (dialog instanceof HTMLDialogElement) dialog.close()
    },
  ],
]

describe.each(WAYS_OUT)('%s', (_, way) => {
  const leave = (page: Opened) =>
    act(async () => {
      way(page)
      await vi.dynamicImportSettled()
    })

  test('closes a dialog in which nothing was typed', async () => {
    const page = await open()
    page.type('Password', 'secret')
    page.type('Reason', 'Lost')
    page.type('Reason', '')
    await leave(page)
    await vi.waitFor(() => {
      expect(page.onClose).toHaveBeenCalledOnce()
    }, PATIENCE)
  })

  test('asks before typed text goes, and keeps it where that is chosen', async () => {
    const page = await open()
    page.type('Reason', 'Lost')
    await leave(page)
    await page.findByText('What you typed is not sent.')
    await leave(page)
    expect(page.onClose).not.toHaveBeenCalled()
    fireEvent.click(page.getByRole('button', { name: 'Keep typing' }))
    expect(page.getByLabelText('Reason')).toHaveProperty('value', 'Lost')
    await leave(page)
    fireEvent.click(await page.findByRole('button', { name: 'Discard it' }))
    expect(page.onClose).toHaveBeenCalledOnce()
  })

  test('asks nobody where the text is there again at the next opening', async () => {
    const page = await open({ isDraftKept: true })
    page.type('Reason', 'Lost')
    await leave(page)
    await vi.waitFor(() => {
      expect(page.onClose).toHaveBeenCalledOnce()
    }, PATIENCE)
  })
})
