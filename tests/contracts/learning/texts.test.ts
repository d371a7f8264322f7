import { expect, test } from 'vitest'
import { bankContent, freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { listTexts, mapTexts } from '#contracts/learning/texts.ts'

const PARTS = [
  ['free', freeContent],
  ['premium', premiumContent],
  ['bank', bankContent],
] as const

test.each(PARTS)(
  'the %s part is the same after its texts were taken out and put back',
  (_name, part) => {
    const texts = listTexts(part)
    let at = 0
    expect(mapTexts(part, () => texts[at++] ?? '')).toEqual(part)
    expect(at).toBe(texts.length)
  },
)

test.each(PARTS)('what the app compares in the %s part is no text', (_name, part) => {
  const changed = mapTexts(part, (text) => `[${text}]`)
  expect(JSON.stringify(changed)).not.toMatch(
    /"(?:id|category|theme|difficulty|type|icon|color|status|asOf|checkBy|expires|version|visaType|group)":"\[/,
  )
})

test('the answers of a form and the facts of an item are no texts, the options of a question are', () => {
  const item = {
    facts: ['L1'],
    fields: [{ id: 'married', label: 'Status', options: ['Single', 'Married'] }],
    question: 'Which?',
    options: ['One', 'Two'],
  }
  expect(listTexts(item)).toEqual(['Status', 'One', 'Two', 'Which?'])
})
