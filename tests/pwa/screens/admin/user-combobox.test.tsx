// @vitest-environment happy-dom
import { passTime, passUntil, showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listUsers, type ManagedUser } from '#contracts/accounts/administration.ts'
import { UserCombobox } from '#pwa/screens/admin/user-combobox.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const USERS: ManagedUser[] = ['amara', 'ambrose', 'amos'].map((username, at) => ({
  ...AMARA,
  id: AMARA.id.replace(/.$/, String(at)),
  username,
  email: `${username}@example.org`,
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer(listUsers, (_body, query) => {
    const search = query.get('search') ?? ''
    return USERS.filter(({ username }) => username.startsWith(search))
  })
})

function Choice({ onInvite }: { onInvite: (email: string | null) => void }) {
  const [chosen, setChosen] = useState<ManagedUser | null>(null)
  return (
    <>
      <UserCombobox chosen={chosen} error={undefined} onChoose={setChosen} onInvite={onInvite} />
      <output>{chosen?.username ?? 'nobody'}</output>
    </>
  )
}

async function begin() {
  const onInvite = vi.fn<(email: string | null) => void>()
  const page = await showScreen(<Choice onInvite={onInvite} />)
  const input = page.getByRole('combobox', { name: 'User' })
  return {
    onInvite,
    input,
    /** Enters the value, and waits until the list offers exactly these names. */
    type: async (value: string, offered: string[]) => {
      fireEvent.change(input, { target: { value } })
      await passTime(1000)
      await passUntil(() => {
        const names = page.queryAllByRole('option').map((option) => option.firstChild?.textContent)
        expect(names).toEqual(offered.map((name) => expect.stringContaining(name) as string))
      })
    },
    press: (key: string) => fireEvent.keyDown(input, { key }),
    active: () => page.getByRole('option', { selected: true }).textContent,
    chosen: () => page.container.querySelector('output')?.textContent,
  }
}

describe('the search for a user', () => {
  test('is done by the keyboard, round and round', async () => {
    const { type, press, active, chosen } = await begin()
    await type('am', ['amara', 'ambrose', 'amos'])
    expect(active()).toContain('amara')
    press('ArrowUp')
    expect(active()).toContain('amos')
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toContain('ambrose')
    press('Enter')
    expect(chosen()).toBe('ambrose')
  })

  test('begins at the first match again when the text changes', async () => {
    const { type, press, active, chosen } = await begin()
    await type('am', ['amara', 'ambrose', 'amos'])
    press('ArrowDown')
    await type('amo', ['amos'])
    expect(active()).toContain('amos')
    press('Enter')
    expect(chosen()).toBe('amos')
  })

  test('gives the chosen user up as soon as the text changes', async () => {
    const { type, press, chosen } = await begin()
    await type('amos', ['amos'])
    press('Enter')
    expect(chosen()).toBe('amos')
    await type('amo', ['amos'])
    expect(chosen()).toBe('nobody')
  })

  test('is closed by Esc, and an arrow opens it again at the same user', async () => {
    const { type, press, input, active } = await begin()
    await type('am', ['amara', 'ambrose', 'amos'])
    press('ArrowDown')
    press('Escape')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    press('ArrowDown')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(active()).toContain('ambrose')
  })

  test('offers to invite a whole address that nobody has', async () => {
    const { type, press, onInvite } = await begin()
    await type('new@example', [])
    await type('new@example.org', ['Invite'])
    press('Enter')
    expect(onInvite).toHaveBeenCalledExactlyOnceWith('new@example.org')
  })
})
