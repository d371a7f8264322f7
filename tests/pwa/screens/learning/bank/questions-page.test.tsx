import { expect, test } from 'vitest'
import { readText, renderScreen, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import { bankContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { BankChapters } from '#pwa/screens/learning/bank/bank-chapters.tsx'
import { FamilyChoice } from '#pwa/screens/learning/bank/family-choice.tsx'
import { ClassChoice } from '#pwa/screens/learning/bank/class-choice.tsx'
import { QuestionDetails } from '#pwa/screens/learning/bank/question-details.tsx'

const learning = { bank: bankContent, content: premiumContent, owner: SOMEBODY.id }

test('the reader is told to choose a class first, and then sees what is for it', () => {
  const empty = <h2>Choose first</h2>
  const choose = (notes: Record<string, string>) =>
    renderScreen(
      <ClassChoice owner={SOMEBODY.id} empty={empty}>
        {(chosen) => <h2>{chosen}</h2>}
      </ClassChoice>,
      {
        prepare: (client) => {
          client.setQueryData(['notes', SOMEBODY.id, 'interview'], notes)
        },
      },
    )
  expect(textsOf(choose({}), 'h2')).toEqual(['Choose first'])
  expect(readText(choose({}))).toContain('Choose your class')
  expect(textsOf(choose({ visaType: 'O-1' }), 'h2')).toEqual(['O-1'])
})

test('a reader can come as the family, in a class that has questions to a family', () => {
  const show = (notes: Record<string, string>) => {
    const markup = renderScreen(
      <FamilyChoice owner={SOMEBODY.id}>{(isFamily) => <h2>{String(isFamily)}</h2>}</FamilyChoice>,
      {
        prepare: (client) => {
          client.setQueryData(['notes', SOMEBODY.id, 'interview'], notes)
        },
      },
    )
    return [...textsOf(markup, 'label'), ...textsOf(markup, 'h2')]
  }
  const label = 'I come as the husband, wife or child of a person with F-1'
  expect(show({ visaType: 'F-1' })).toEqual([label, 'false'])
  expect(show({ visaType: 'F-1', family: 'yes' })).toEqual([label, 'true'])
  expect(show({ visaType: 'B-1/B-2', family: 'yes' })).toEqual(['false'])
  expect(show({})).toEqual(['false'])
})

test('the own class stands first, the others can be opened', () => {
  const markup = renderScreen(
    <BankChapters learning={learning} reader={{ readerClass: 'TN', isFamily: false }} />,
  )
  const [own, everybody, ...others] = textsOf(markup, 'h2')
  expect([own, everybody]).toEqual(['TN', 'Every visa class'])
  expect(others).toContain('F-1')
  const shown = textsOf(markup, 'h4')
  for (const { title, classes } of bankContent.questions) {
    const isOpen = classes.includes('TN') || classes.includes('All')
    expect(shown.includes(title), title).toBe(isOpen)
  }
  expect(readText(markup)).toContain('Open the questions: F-1')
})

test.each(bankContent.questions.map((question) => [question.id, question] as const))(
  'the question %s is shown with all that is written for it',
  (_id, question) => {
    for (const interviewClass of question.classes) {
      const markup = renderScreen(<QuestionDetails {...{ question, interviewClass, learning }} />)
      const text = readText(markup)
      const items = premiumContent.documentChecklists.flatMap(({ items: list }) => list)
      const written = [
        question.difficulty,
        question.assesses[interviewClass],
        ...(question.outline[interviewClass] ?? []),
        ...(question.followUps[interviewClass] ?? []).map((followUp) => followUp.question),
        ...question.redFlags,
        ...bankContent.facts
          .filter(({ id }) => question.facts.includes(id))
          .map(({ statement }) => statement),
        ...(question.sensitive ? [LAWYER_LINE] : [question.weak, question.strong]),
      ]
      for (const line of written) expect(text).toContain(line)
      for (const id of question.documents) {
        const names = items.filter((item) => item.id === id).map((item) => item.text)
        expect(names.some((name) => text.includes(name))).toBe(true)
      }
      expect(text.includes('A weak answer')).toBe(!question.sensitive)
    }
  },
)

test('only what to cover is numbered, for only its order counts', () => {
  for (const question of bankContent.questions) {
    for (const interviewClass of question.classes) {
      const markup = renderScreen(<QuestionDetails {...{ question, interviewClass, learning }} />)
      const outline = question.outline[interviewClass] ?? []
      expect(textsOf(markup, 'ol'), question.id).toEqual([outline.join('')])
    }
  }
})
