// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test, vi } from 'vitest'
import { LAST_PAGE, NUMBERED_MAX } from '#contracts/page.ts'
import { Pager, pagesToShow, type Place } from '#pwa/ui/pager.tsx'

const MANY = NUMBERED_MAX + 1

test.each([
  [{ offset: 0 }, 0, 'No credentials'],
  [{ offset: 0 }, 7, '1–7 of 7 credentials'],
  [{ offset: 9975 }, NUMBERED_MAX, '9,976–10,000 of 10,000 credentials'],
  [{ offset: 9975 }, MANY, '9,976–10,000 of more than 10,000 credentials'],
  [{ offset: 0, from: 'after.x' }, MANY, '2 of more than 10,000 credentials'],
  [{ offset: 0, from: LAST_PAGE }, 1200, '2 of 1,200 credentials'],
])('%j of a list with %i entries is told as "%s"', async (place, total, told) => {
  const page = await showScreen(
    <Pager
      place={{ limit: 25, ...place }}
      answer={{ items: ['a', 'b'], total, previous: null, next: null }}
      noun="credentials"
      onTurn={() => undefined}
    />,
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
  [21, 20, [1, null, 20]],
])('on page %i of %i these are shown: %j', (current, last, shown) => {
  expect(pagesToShow(current, last)).toEqual(shown)
})

interface PagesProps {
  total?: number
  beside?: { previous: string | null; next: string | null }
  onResize?: (limit: number) => void
}

function Pages({ total = 120, beside, onResize = () => undefined }: PagesProps) {
  const [place, setPlace] = useState<Place>({})
  return (
    <>
      <output>{JSON.stringify(place)}</output>
      <Pager
        noun="users"
        place={{ limit: 25, offset: 0, ...place }}
        answer={{ items: [], total, previous: null, next: null, ...beside }}
        sizes={[25, 50]}
        onResize={onResize}
        onTurn={setPlace}
      />
    </>
  )
}

test('a page is turned by its number, and by the buttons, which keep the focus at the end', async () => {
  const page = await showScreen(<Pages />, {})
  const status = page.getAllByRole('status').at(-1)
  const current = () => page.getByRole('button', { current: 'page' }).textContent
  expect(current()).toBe('1')
  fireEvent.click(page.getByRole('button', { name: 'Page 5' }))
  expect([current(), status?.textContent]).toEqual(['5', '101–120 of 120 users'])
  expect(page.queryByRole('button', { name: 'Last page' })).toBeNull()

  fireEvent.click(page.getByRole('button', { name: 'Previous page' }))
  const next = page.getByRole('button', { name: 'Next page' })
  next.focus()
  fireEvent.click(next)
  fireEvent.click(next)
  expect(status?.textContent).toBe('101–120 of 120 users')
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
})

test('behind the last number the pages follow each other, and the numbers lead back', async () => {
  const beside = { previous: 'before.x', next: 'after.x' }
  const page = await showScreen(<Pages total={MANY} beside={beside} />, {})
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))
  const place = () => page.container.querySelector('output')?.textContent
  press('Page 400')
  expect(place()).toBe('{"offset":9975}')
  press('Next page')
  expect(place()).toBe('{"from":"after.x"}')
  expect(page.queryByRole('button', { current: 'page' })).toBeNull()
  press('Previous page')
  expect(place()).toBe('{"from":"before.x"}')
  press('Last page')
  expect(place()).toBe('{"from":"last"}')
  press('Page 1')
  expect(place()).toBe('{"offset":0}')
})

test('at the end of a long list nothing leads further', async () => {
  const beside = { previous: 'before.x', next: null }
  const page = await showScreen(<Pages total={MANY} beside={beside} />, {})
  fireEvent.click(page.getByRole('button', { name: 'Last page' }))
  for (const name of ['Next page', 'Last page']) {
    expect(page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  }
})

test('its size is chosen, where there is more than the smallest shows', async () => {
  const onResize = vi.fn<(limit: number) => void>()
  const page = await showScreen(<Pages onResize={onResize} />, {})
  fireEvent.change(page.getByLabelText('Number of users on a page'), { target: { value: '50' } })
  expect(onResize).toHaveBeenCalledExactlyOnceWith(50)
  page.unmount()
  expect((await showScreen(<Pages total={25} />)).queryByRole('combobox')).toBeNull()
})
