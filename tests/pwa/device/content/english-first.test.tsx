// @vitest-environment happy-dom
import {
  expectEnglishFirst,
  expectMarkedOnce,
  findGrave,
  readTexts,
  render,
  user,
} from '#tests/support/browser/spanish-screen.tsx'
import { describe, expect, test, vi } from 'vitest'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { lookUp } from '#contracts/learning/nationality.ts'
import type { Progress } from '#contracts/sync.ts'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { translatePart } from '#api/learning/translations/translate-part.ts'
import { englishOf, translateContent } from '#pwa/device/content/content-translation.ts'
import { isGrave } from '#pwa/device/content/english-first.tsx'
import { words } from '#pwa/device/content/words.tsx'
import { WordsHere } from '#pwa/device/glossary/words-here.tsx'
import { GroupAnswer } from '#pwa/device/nationality/group-answer.tsx'
import { NextStep } from '#pwa/screens/learning/dashboard/next-step.tsx'
import { ModuleContent } from '#pwa/screens/learning/path/module-content.tsx'
import { ModuleNotices } from '#pwa/screens/learning/path/module-notices.tsx'
import { ReadingQuestions } from '#pwa/screens/learning/path/reading-questions.tsx'
import { AnswerCheck } from '#pwa/screens/learning/simulator/answer-check.tsx'
import { RecommendedAnswer } from '#pwa/screens/learning/simulator/recommended-answer.tsx'
import { QuestionScreen } from '#pwa/screens/practice/question-screen.tsx'
import { ReviewedQuestion } from '#pwa/screens/practice/reviewed-question.tsx'
import { ThemeList } from '#pwa/screens/practice/theme-list.tsx'
import { CorrectionEntry } from '#pwa/screens/storefront/corrections/correction-entry.tsx'
import { Chapter } from '#pwa/screens/storefront/guide/chapter.tsx'
import { DatedNotices } from '#pwa/screens/storefront/guide/dated-notices.tsx'
import { GuideSection } from '#pwa/screens/storefront/sections/guide-section.tsx'
import { TasteQuestion } from '#pwa/screens/storefront/sections/taste-question.tsx'
import { readText } from '#tests/support/browser/render-screen.tsx'
import { spanishBank, spanishFree, spanishPremium } from '#tests/support/browser/spanish-content.ts'

/** The look-up says what it assures for sixty days after the check. */
const EDITION = spanishFree.lookup.lists[0]?.edition ?? ''

const READER = { classes: [], nationalities: [] }
const nothing = () => undefined
const NO_PROGRESS: Progress = {
  modules: new Map(),
  tests: [],
  practiced: new Set(),
  checklists: new Map(),
  settings: null,
}

function pathOf(id: string) {
  const path = spanishPremium.paths.find((one) => one.id === id)
  if (!path) throw new Error(`There is no path ${id}.`)
  return path
}

function moduleOf(path: string, id: string) {
  const module = pathOf(path).modules.find((one) => one.id === id)
  if (!module) throw new Error(`There is no module ${id}.`)
  return module
}

describe('a practice question about a refusal is English first, with one mark', () => {
  const question = findGrave(spanishFree.questions)
  const english = englishOf(question)
  const run = { questionIds: [question.id], answers: { [question.id]: 0 }, seed: 1 }
  const asked = { run: { ...run, limitSeconds: null }, tags: [], index: 0 }
  const screen = { stopwatch: { readSpentMs: () => 0 }, onAnswer: nothing, onMove: nothing }

  test.each([
    [
      'in the test',
      () => (
        <QuestionScreen
          {...{ ...asked, ...screen, question }}
          revealed={question}
          onSubmit={nothing}
        />
      ),
    ],
    ['after the test', () => <ReviewedQuestion question={question} chosen={0} />],
  ])('%s', (_where, show) => {
    const markup = render(show())
    const pairs = [
      [english.question, question.question],
      ...english.options.map((text, at) => [text, question.options[at]]),
      ...english.reasons.map((text, at) => [text, question.reasons[at]]),
      [english.explanation, question.explanation],
      [english.aiInsight, question.aiInsight],
    ]
    for (const [first = '', own = ''] of pairs) expectEnglishFirst(markup, first, own)
    expectMarkedOnce(markup)
  })

  test('on the home page', () => {
    const markup = render(
      <TasteQuestion question={question} answer={0} onAnswer={nothing} next={null} />,
    )
    const right = question.correctAnswer
    expectEnglishFirst(markup, english.question, question.question)
    expectEnglishFirst(markup, english.reasons[right] ?? '', question.reasons[right] ?? '')
    expectMarkedOnce(markup)
  })

  test('but another question is in Spanish alone', () => {
    const other = spanishFree.questions.find((one) => !isGrave(one))
    const text = readText(render(other && <ReviewedQuestion question={other} chosen={0} />))
    expect(text).toContain(other?.question)
    expect(text).not.toContain(other && englishOf(other).question)
    expect(text).not.toContain(words.reader.unread)
  })
})

describe('the guide shows English first', () => {
  const chapter = findGrave(spanishFree.guide, 'after-the-decision')

  test.each([
    ['a chapter', () => <Chapter number={1} chapter={chapter} isFolded />],
    ['the list of the chapters', () => <GuideSection content={spanishFree} />],
  ])('the title and the summary of %s', (_where, show) => {
    const markup = render(show())
    expectEnglishFirst(markup, englishOf(chapter).title, chapter.title)
    expectEnglishFirst(markup, englishOf(chapter).summary, chapter.summary)
  })

  test.each([
    ['the guide', () => <DatedNotices id="notices" content={spanishFree} reader={READER} />],
    ['a module', () => <ModuleNotices ids={['visa-bonds']} owner={user.id} />],
  ])('the title of a notice about bonds in %s', (_where, show) => {
    const notice = findGrave(spanishFree.notices, 'visa-bonds')
    expectEnglishFirst(render(show()), englishOf(notice).title, notice.title)
  })

  test('what was said of the two questions, and what is right', () => {
    const correction = findGrave(spanishFree.corrections, 'yes-or-no-answer')
    const markup = render(<CorrectionEntry correction={correction} content={spanishFree} />)
    expectEnglishFirst(markup, englishOf(correction).title, correction.title)
    expectEnglishFirst(
      markup,
      `Right is: ${englishOf(correction).right}`,
      `Lo correcto es: ${correction.right}`,
    )
    expectMarkedOnce(markup)
  })

  test('a word of the consulate with its meaning', () => {
    const term = findGrave(spanishFree.glossary, 'section-221g')
    const markup = render(<WordsHere texts={term.terms} />)
    expectEnglishFirst(markup, englishOf(term).meaning, term.meaning)
    expectMarkedOnce(markup)
  })

  test.each(['suspension', 'bond'] as const)(
    'what is said about the %s of a nationality on no list',
    (group) => {
      vi.useFakeTimers({ now: new Date(`${EDITION}T12:00:00Z`), toFake: ['Date'] })
      const found = lookUp(spanishFree.lookup, ['Kenya'], 'B-1/B-2')
      const kenya = found.find((one) => one.group === group)
      const markup = render(kenya && <GroupAnswer answer={kenya} isNamed={false} />)
      const title = { suspension: 'Suspension of visas', bond: 'Visa bond' }[group]
      expect(readTexts(markup)).toContainEqual(['en', title])
      expect(markup).toContain('Not on the lists that we read (8 Oct 2026)')
      expectMarkedOnce(markup)
    },
  )
})

describe('the premium part shows English first', () => {
  test.each([
    [
      'as the next step',
      () => <NextStep content={spanishPremium} progress={NO_PROGRESS} />,
      'overview',
    ],
    [
      'as what to study',
      () => (
        <ThemeList
          themes={[
            {
              name: 'Law and Refusals',
              modules: [{ path: 'support', module: 'where-to-ask', title: '' }],
            },
          ]}
          paths={spanishPremium.paths}
        />
      ),
      'where-to-ask',
    ],
  ])('the title of a module %s', (_where, show, id) => {
    const module = spanishPremium.paths
      .flatMap(({ modules }) => modules)
      .find((one) => one.id === id)
    expectEnglishFirst(render(show()), module ? englishOf(module).title : '', module?.title ?? '')
  })

  test('the items of a checklist', () => {
    const module = moduleOf('social-media', 'audit-checklist')
    if (module.type !== 'checklist') throw new Error('This module is no checklist.')
    const markup = render(
      <ModuleContent path={pathOf('social-media')} module={module} owner={user.id} />,
    )
    for (const item of module.content) {
      expectEnglishFirst(markup, englishOf(item).text, item.text)
      expectEnglishFirst(markup, englishOf(item).description, item.description)
    }
    expectMarkedOnce(markup)
  })

  test.each([false, true])('a question after a reading (answered: %s)', (isAnswered) => {
    const module = moduleOf('support', 'after-the-interview')
    if (module.type !== 'reading') throw new Error('This module is no reading.')
    const question = findGrave(module.questions, 'refused-under-221g')
    const markup = render(
      <ReadingQuestions
        form="form"
        questions={[question]}
        {...{ isAnswered }}
        onAnswer={nothing}
      />,
    )
    expectEnglishFirst(markup, englishOf(question).question, question.question)
    question.options.forEach((option, at) => {
      expectEnglishFirst(markup, englishOf(question).options[at] ?? '', option)
    })
    if (isAnswered) {
      expectEnglishFirst(markup, englishOf(question).explanation, question.explanation)
    }
    expectMarkedOnce(markup)
  })

  test('an outline and its tips', () => {
    const module = moduleOf('simulator', 'advanced-questions')
    if (module.type !== 'interactive') throw new Error('This module has no questions.')
    const question = findGrave(module.content.questions)
    const markup = render(<RecommendedAnswer question={question} />)
    question.tips.forEach((tip, at) => {
      expectEnglishFirst(markup, englishOf(question).tips[at] ?? '', tip)
    })
    expectMarkedOnce(markup)
  })

  test('a sensitive interview question, and the line about the lawyer', () => {
    const question = spanishBank.questions.find(({ sensitive }) => sensitive)
    if (!question) throw new Error('There is no sensitive question.')
    const markup = render(<AnswerCheck {...{ question }} readerClass="F-1" level={3} />)
    expectEnglishFirst(markup, LAWYER_LINE, question.lawyerLine ?? '')
    expectMarkedOnce(markup)
  })
})

test('a grave item without a translation is shown once', () => {
  const untranslated = translateContent(premiumContent, {
    ...translatePart('ar', premiumContent, premiumContent),
    isRead: false,
  })
  const [sheet] = untranslated.cheatSheets
  expect(sheet && isGrave(sheet)).toBe(false)
})
