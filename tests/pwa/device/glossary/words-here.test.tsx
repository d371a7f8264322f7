// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { findTerms } from '#pwa/device/glossary/find-terms.ts'
import { WordsHere } from '#pwa/device/glossary/words-here.tsx'

const { glossary } = freeContent
const idsIn = (text: string) => findTerms(glossary, [text]).map(({ id }) => id)

test('twenty words of the consulate and more are explained, each spelling once', () => {
  const spellings = glossary.flatMap(({ terms }) => terms.map((term) => term.toLowerCase()))
  expect(glossary.length).toBeGreaterThanOrEqual(20)
  expect(new Set(spellings).size).toBe(spellings.length)
})

describe('a word is found', () => {
  test.each([
    ['A refusal under section 214(b) has no appeal.', ['section-214b']],
    ['Petitions and the I-797 are kept.', ['petition', 'approval-notice']],
    ['Bonds are asked for.', ['visa-bond']],
    ['The vagabond reads immaterial things.', []],
    ['It is a bondsman, and the I-2020.', []],
  ])('in "%s"', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })
})

test('a word of a text says what it means on a tap', async () => {
  answer(learningContent, () => freeContent)
  const page = await showScreen(<WordsHere texts={['Bring the DS-2019.']} />)
  const word = await page.findByText('DS-2019')
  expect(word.closest('details')?.textContent).toContain('The form of a sponsor')
})

test('a text without such words has nothing to explain', async () => {
  answer(learningContent, () => freeContent)
  const page = await showScreen(<WordsHere texts={['Be on time.']} />)
  expect(page.container.textContent).toBe('')
})
