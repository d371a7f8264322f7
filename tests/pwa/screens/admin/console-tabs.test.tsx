// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { RIGHTS, type Right } from '#contracts/accounts/rights.ts'
import { AdminPage } from '#pwa/screens/admin/admin-page.tsx'
import { findPart, PART_IDS, tabsFor } from '#pwa/screens/admin/console-tabs.tsx'
// The parts below are loaded on demand. The test loads them before, and so need not wait for their code.
import '#pwa/screens/admin/imports/imports-tab.tsx'
import '#pwa/screens/admin/invitations/invitations-tab.tsx'
import { AMARA } from '#tests/support/browser/people.ts'

function Address() {
  return <output>{useLocation().search}</output>
}

async function open(path: string, rights: readonly Right[] = RIGHTS) {
  const user = { ...AMARA, isAdmin: true, rights: [...rights] }
  const screens = [<AdminPage key="console" />, <Address key="address" />]
  const page = await showScreen(screens, { path, user })
  const listOf = (name: string) => page.queryByRole('tablist', { name })
  const namesIn = (name: string) => {
    const list = listOf(name)
    return list
      ? within(list)
          .getAllByRole('tab')
          .map(({ textContent }) => textContent)
      : []
  }
  const openIn = (name: string) => {
    const list = listOf(name)
    return list ? within(list).getByRole('tab', { selected: true }).textContent : null
  }
  return {
    page,
    namesIn,
    openIn,
    address: () => page.container.querySelector('output')?.textContent,
    focused: () => document.activeElement?.textContent,
  }
}

const CONSOLE = 'Admin dashboard'

test('the first four tabs are those of the spec, in its order', async () => {
  const { namesIn, openIn } = await open('/admin')
  expect(namesIn(CONSOLE)).toEqual([
    'Overview',
    'Credentials',
    'Users',
    'Blockchain',
    'Money',
    'Guide',
    'Record',
  ])
  expect(openIn(CONSOLE)).toBe('Overview')
})

test.each([
  ['overview', 'Overview', 'Overview'],
  ['credentials', 'Credentials', 'Issued'],
  ['imports', 'Credentials', 'Imports'],
  ['invitations', 'Credentials', 'Invitations'],
  ['users', 'Users', 'Users'],
  ['purchases', 'Money', 'Purchases'],
  ['to-check', 'Money', 'To check'],
  ['content', 'Guide', 'Guide'],
  ['blockchain', 'Blockchain', 'Blockchain'],
  ['activity', 'Record', 'Activity'],
  ['security', 'Record', 'Security'],
  ['analytics', 'Record', 'Analytics'],
])('the address of %s leads to a part of %s', (id, tabLabel, partLabel) => {
  const { tab, part } = findPart(tabsFor(true), id)
  expect(PART_IDS).toContain(id)
  expect([tab.label, part.label]).toEqual([tabLabel, partLabel])
})

test('an address opens its part, and an unknown address the overview', async () => {
  const record = await open('/admin?tab=activity')
  expect([record.openIn(CONSOLE), record.openIn('Record')]).toEqual(['Record', 'Activity'])
  record.page.unmount()
  const nowhere = await open('/admin?tab=nowhere')
  expect(nowhere.openIn(CONSOLE)).toBe('Overview')
})

describe('somebody who is no owner', () => {
  test('sees only what the server answers them', async () => {
    const { namesIn } = await open('/admin?tab=activity', ['audit', 'issue', 'revoke'])
    expect(namesIn(CONSOLE)).not.toContain('Guide')
    expect(namesIn('Record')).toEqual(['Activity', 'Analytics'])
  })

  test('has no row of parts where one part is left', async () => {
    const { namesIn, openIn } = await open('/admin?tab=purchases', ['audit'])
    expect(openIn(CONSOLE)).toBe('Money')
    expect(namesIn('Money')).toEqual([])
  })

  test.each(['to-check', 'content', 'security'])(
    'sees the overview at the address of %s',
    async (id) => {
      const { openIn } = await open(`/admin?tab=${id}`, ['audit', 'issue', 'revoke'])
      expect(openIn(CONSOLE)).toBe('Overview')
    },
  )
})

test('arrows move between the tabs, and between the parts of a tab', async () => {
  const { page, openIn, address, focused } = await open('/admin')
  const press = (name: string, key: string) =>
    act(async () => {
      await Promise.resolve(fireEvent.keyDown(page.getByRole('tab', { name }), { key }))
    })
  await press('Overview', 'ArrowRight')
  expect([openIn(CONSOLE), openIn('Credentials'), focused()]).toEqual([
    'Credentials',
    'Issued',
    'Credentials',
  ])
  await press('Issued', 'ArrowRight')
  expect([openIn('Credentials'), focused(), address()]).toEqual([
    'Imports',
    'Imports',
    '?tab=imports',
  ])
  await press('Imports', 'End')
  expect(openIn('Credentials')).toBe('Invitations')
  await press('Credentials', 'End')
  expect([openIn(CONSOLE), address()]).toEqual(['Record', '?tab=activity'])
  await press('Record', 'ArrowRight')
  expect([openIn(CONSOLE), address()]).toEqual(['Overview', ''])
})
