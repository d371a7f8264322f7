import { expect, test } from 'vitest'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { spanishFree } from '#tests/support/browser/spanish-content.ts'
import { textsIn } from './content-parts.ts'

const WARNING =
  'Reports say that the interview stops and a visa is refused where a person answers yes or does not answer.'

test('each text on what follows a yes goes on with false answers, and then with a lawyer', () => {
  const guide = textsIn(freeContent.guide).join('\n')
  const told = [
    guide,
    ...freeContent.notices.map(({ text }) => text),
    ...freeContent.corrections.map(({ right }) => right),
    ...[...freeContent.facts, ...premiumContent.facts].map(({ statement }) => statement),
  ].filter((text) => text.includes(WARNING))
  expect(told.length).toBeGreaterThanOrEqual(4)
  for (const text of told) {
    const [, after = ''] = text.split(WARNING)
    expect(after).toMatch(
      /^ A deliberate false answer (on a material point )?can bar a person for good\./,
    )
    expect(after.indexOf(LAWYER_LINE)).toBeLessThan(120)
    expect(after).toContain(LAWYER_LINE)
  }
})

test('no text can be read as if any answer ended in a refusal, except a quotation that is corrected', () => {
  const corrections = freeContent.corrections.map(({ said: _quoted, ...correction }) => correction)
  const texts = textsIn([{ ...freeContent, corrections }, premiumContent]).join('\n')
  expect(texts).not.toMatch(/\byes, or no answer/i)
})

test('the warning stands in Spanish too', () => {
  const notice = spanishFree.notices.find(({ id }) => id === 'two-questions')
  expect(notice?.text).toContain('cuando una persona responde que sí, o cuando no responde')
})
