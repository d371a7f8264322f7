// @vitest-environment happy-dom
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { UserQuery } from '#contracts/accounts/administration.ts'
import { NUMBERED_MAX } from '#contracts/page.ts'
import { List } from '#pwa/screens/admin/list/list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'

/** A list of 10,500 numbers. The server counts no further than 10,000. */
const COUNT = 10_500

function Numbers() {
  const list = useListInUrl('users', UserQuery)
  const { limit, offset, from } = list.query
  const answer = useQuery({
    queryKey: ['numbers', limit, offset, from],
    queryFn: () => {
      const first = from === 'last' ? COUNT - limit : Number(from?.slice('after.'.length) ?? offset)
      return {
        items: Array.from({ length: limit }, (_, at) => first + at),
        total: NUMBERED_MAX + 1,
        previous: null,
        next: first + limit < COUNT ? `after.${String(first + limit)}` : null,
      }
    },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <output>{useLocation().search}</output>
      <List noun="numbers" list={list} answer={answer} empty={null}>
        {([first]) => <p>First: {first}</p>}
      </List>
    </>
  )
}

async function open(path: string) {
  const page = await showScreen(<Numbers />, { path })
  return {
    page,
    address: () => page.container.querySelector('output')?.textContent,
    press: async (name: string) => fireEvent.click(await page.findByRole('button', { name })),
  }
}

test('page and size are in the address, and what stood first stays on the page', async () => {
  const { page, address, press } = await open('/admin?tab=users')
  await press('Page 400')
  await page.findByText('First: 9975')
  expect(address()).toBe('?tab=users&users.offset=9975')

  fireEvent.change(page.getByLabelText('Number of numbers on a page'), { target: { value: '100' } })
  await page.findByText('First: 9900')
  expect(address()).toBe('?tab=users&users.limit=100&users.offset=9900')
  await page.findByText('9,901–10,000 of more than 10,000 numbers')
})

test('a page without a number is in the address too, and a reload shows it again', async () => {
  const { page, address, press } = await open('/admin?tab=users&users.offset=9975')
  await page.findByText('First: 9975')
  await press('Next page')
  await page.findByText('First: 10000')
  const shown = address() ?? ''
  expect(shown).toBe('?tab=users&users.from=after.10000')
  page.unmount()

  const again = await open(`/admin${shown}`)
  await again.page.findByText('First: 10000')
  fireEvent.change(again.page.getByLabelText('Number of numbers on a page'), {
    target: { value: '50' },
  })
  await again.page.findByText('50 of more than 10,000 numbers')
  await again.page.findByText('First: 10000')
  await again.press('Last page')
  await again.page.findByText('First: 10450')
  await again.press('Page 1')
  await again.page.findByText('First: 0')
  expect(again.address()).toBe('?tab=users&users.limit=50')
})
