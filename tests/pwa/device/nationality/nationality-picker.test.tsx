// @vitest-environment happy-dom
import '#tests/support/browser/in-spanish.ts'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { WhatApplies } from '#pwa/device/nationality/what-applies.tsx'
import { english, words } from '#pwa/device/nationality/words.tsx'
import { readNotes } from '#pwa/device/progress/device-notes.ts'
import { NATIONALITY_NOTES } from '#pwa/device/progress/rows.ts'
import { VISITOR } from '#pwa/session/visitor.ts'

test('a Spanish reader finds, sees and keeps a nationality by its Spanish name', async () => {
  answer(learningContent, () => freeContent)
  const page = await showScreen(<WhatApplies readerClass="B-1/B-2" />)
  const field = await page.findByLabelText(words.nationality)
  await waitFor(() => {
    expect(field.hasAttribute('disabled')).toBe(false)
  })
  fireEvent.change(field, { target: { value: 'a' } })
  const shown = page.getAllByRole('button').map(({ textContent }) => textContent)
  expect(shown.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania'])

  fireEvent.change(field, { target: { value: 'espana' } })
  fireEvent.click(page.getByRole('button', { name: 'España' }))
  await page.findByRole('button', { name: words.remove('España') })
  expect(page.getByRole('list', { name: words.chosen }).textContent).toBe('España')
  expect(page.container.textContent).toContain(english.groups.suspension)
  await waitFor(async () => {
    expect(await readNotes(VISITOR, NATIONALITY_NOTES)).toMatchObject({ names: 'Spain' })
  })
})
