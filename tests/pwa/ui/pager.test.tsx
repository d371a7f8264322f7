// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test, vi } from 'vitest'
import { Pager, pagesToShow } from '#pwa/ui/pager.tsx'

test.each([
  [{ offset: 0, limit: 25, total: 0 }, 'No credentials'],
  [{ offset: 0, limit: 25, total: 7 }, '1–7 of 7 credentials'],
  [{ offset: 9975, limit: 25, total: 10_001 }, '9,976–10,000 of 10,001 credentials'],
])('%j is told as "%s", counted as all figures are', async (place, told) => {
  const page = await showScreen(
    <Pager {...place} noun="credentials" onChange={() => undefined} />,
    {},
  )
  expect(page.getByRole('status').textContent).toBe(told)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('on page %i of %i these are shown: %j', (current, last, shown) => {
  expect(pagesToShow(current, last)).toEqual(shown)
})

function Pages({ onResize }: { onResize?: (limit: number) => void }) {
  const [offset, setOffset] = useState(0)
  return (
    <Pager
      noun="users"
      limit={25}
      total={120}
      sizes={[25, 50]}
      {...{ offset, onResize: onResize ?? (() => undefined) }}
      onChange={setOffset}
    />
  )
}

test('a page is turned by its number, and by the buttons, which keep the focus at the end', async () => {
  const page = await showScreen(<Pages />, {})
  const status = page.getByRole('status')
  const current = () => page.getByRole('button', { current: 'page' }).textContent
  expect(current()).toBe('1')
  fireEvent.click(page.getByRole('button', { name: 'Page 5' }))
  expect([current(), status.textContent]).toEqual(['5', '101–120 of 120 users'])

  fireEvent.click(page.getByRole('button', { name: 'Previous page' }))
  const next = page.getByRole('button', { name: 'Next page' })
  next.focus()
  fireEvent.click(next)
  fireEvent.click(next)
  expect(status.textContent).toBe('101–120 of 120 users')
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
})

test('its size is chosen, where there is more than the smallest shows', async () => {
  const onResize = vi.fn<(limit: number) => void>()
  const page = await showScreen(<Pages onResize={onResize} />, {})
  fireEvent.change(page.getByLabelText('Number of users on a page'), { target: { value: '50' } })
  expect(onResize).toHaveBeenCalledExactlyOnceWith(50)
  page.unmount()
  const few = (
    <Pager noun="users" offset={0} limit={25} total={25} sizes={[25, 50]} onChange={onResize} />
  )
  expect((await showScreen(few)).queryByRole('combobox')).toBeNull()
})
