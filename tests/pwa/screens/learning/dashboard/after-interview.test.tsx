// @vitest-environment happy-dom
import '#tests/support/browser/in-spanish.ts'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { readNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_OUTCOME } from '#pwa/device/progress/interview-notes.ts'
import { AfterInterview } from '#pwa/screens/learning/dashboard/after-interview.tsx'
import { spanishPremium } from '#tests/support/browser/spanish-content.ts'

const OUTCOME = 'Refused: section 214(b)'
const OWN_OUTCOME = 'Denegada: sección 214(b)'

test('an outcome that was chosen in Spanish is kept in English, and is chosen in either language', async () => {
  const owner = crypto.randomUUID()
  const page = await showScreen(<AfterInterview content={spanishPremium} owner={owner} />)
  fireEvent.click(page.getByLabelText(`${OUTCOME}${OWN_OUTCOME}`))
  await waitFor(async () => {
    expect(await readNotes(owner, INTERVIEW_NOTES)).toEqual({ [INTERVIEW_OUTCOME]: OUTCOME })
  })
  page.unmount()

  const again = await showScreen(<AfterInterview content={spanishPremium} owner={owner} />)
  const own = await again.findByLabelText(`${OUTCOME}${OWN_OUTCOME}`)
  await waitFor(() => {
    expect((own as HTMLInputElement).checked).toBe(true)
  })
  again.unmount()

  const english = await showScreen(<AfterInterview content={premiumContent} owner={owner} />)
  const chosen = await english.findByLabelText(OUTCOME)
  await waitFor(() => {
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })
  expect(english.container.textContent).toContain('A new application means a new DS-160')
})
