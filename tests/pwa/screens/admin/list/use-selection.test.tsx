// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { BULK_ACTIONS_MAX } from '#contracts/credentials/bulk-actions.ts'
import type { Credential } from '#contracts/credentials/credential.ts'
import { useSelection } from '#pwa/screens/admin/list/use-selection.ts'

const page = (rows: number) =>
  Array.from({ length: rows }, (_, at) => ({ credentialId: String(at) }) as Credential)

test('of a page with more rows than one action may take, all are offered and the first are chosen', () => {
  const { result } = renderHook(() => useSelection(page(BULK_ACTIONS_MAX + 10), () => true))
  act(() => {
    result.current.chooseAll(true)
  })
  const { chosen, offered, isFull } = result.current
  expect([offered.length, chosen.length, isFull]).toEqual([
    BULK_ACTIONS_MAX + 10,
    BULK_ACTIONS_MAX,
    true,
  ])
  expect(chosen.at(-1)?.credentialId).toBe(String(BULK_ACTIONS_MAX - 1))
  act(() => {
    result.current.toggle(page(1)[0] as Credential)
  })
  expect(result.current.isFull).toBe(false)
})
