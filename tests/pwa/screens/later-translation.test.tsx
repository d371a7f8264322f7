// @vitest-environment happy-dom
import '#tests/support/browser/in-spanish.ts'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { bankContent, freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { ClassSimulator } from '#pwa/screens/learning/simulator/class-simulator.tsx'
import { PracticeTaste } from '#pwa/screens/storefront/sections/practice-taste.tsx'
import { AMARA } from '#tests/support/browser/people.ts'
import { spanishBank, spanishFree } from '#tests/support/browser/spanish-content.ts'

/** Shows the screen in English, until the translation arrives. */
function Later({ show }: { show: (isTranslated: boolean) => ReactNode }) {
  const [isTranslated, setIsTranslated] = useState(false)
  return (
    <>
      <button onClick={() => setIsTranslated(true)}>translate</button>
      {show(isTranslated)}
    </>
  )
}

test.each<[string, (isTranslated: boolean) => ReactNode, string[]]>([
  [
    'the questions of the home page',
    (isTranslated) => (
      <PracticeTaste questions={(isTranslated ? spanishFree : freeContent).questions} />
    ),
    spanishFree.questions.map(({ question }) => question),
  ],
  [
    'the questions of the simulator',
    (isTranslated) => (
      <ClassSimulator
        bank={isTranslated ? spanishBank : bankContent}
        reader={{ readerClass: 'F-1', isFamily: false }}
        owner={AMARA.id}
      />
    ),
    spanishBank.questions.map(({ title }) => title),
  ],
])('%s follow a translation that arrives later', async (_what, show, own) => {
  answer(learningContent, () => freeContent)
  const page = await showScreen(<Later show={show} />, { user: AMARA })
  const isSpanish = () => own.some((text) => page.container.textContent.includes(text))
  await waitFor(() => {
    expect(page.container.textContent).toContain('?')
  })
  expect(isSpanish()).toBe(false)
  fireEvent.click(page.getByRole('button', { name: 'translate' }))
  expect(isSpanish()).toBe(true)
})
