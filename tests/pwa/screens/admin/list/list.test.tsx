// @vitest-environment happy-dom
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { UserQuery } from '#contracts/accounts/administration.ts'
import { List } from '#pwa/screens/admin/list/list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'

function Numbers() {
  const list = useListInUrl('users', UserQuery)
  const { limit, offset } = list.query
  const answer = useQuery({
    queryKey: ['numbers', limit, offset],
    queryFn: () => ({ items: Array.from({ length: limit }, (_, at) => offset + at), total: 400 }),
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

test('page and size are in the address, and what stood first stays on the page', async () => {
  const page = await showScreen(<Numbers />, { path: '/admin?tab=users' })
  const address = () => page.container.querySelector('output')?.textContent
  fireEvent.click(await page.findByRole('button', { name: 'Page 16' }))
  await page.findByText('First: 375')
  expect(address()).toBe('?tab=users&users.offset=375')

  fireEvent.change(page.getByLabelText('Number of numbers on a page'), { target: { value: '100' } })
  await page.findByText('First: 300')
  expect(address()).toBe('?tab=users&users.limit=100&users.offset=300')
  await page.findByText('301–400 of 400 numbers')
})
