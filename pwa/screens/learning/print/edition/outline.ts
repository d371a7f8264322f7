import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import {
  type Fact,
  INTERVIEW_CLASSES,
  type InterviewClass,
  READER_CLASSES,
} from '#contracts/learning/learning.ts'
import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'
import { toChapter } from '#pwa/screens/learning/bank/question-chapters.ts'
import { toVisaCode } from '#pwa/screens/learning/visa-code.ts'

/** All content of the guide, because the book contains all of it. */
export interface WholeGuide {
  free: FreeContent
  premium: PremiumContent
  bank: BankContent
}

/** The order of the classes in the book. Content for everybody comes first. */
export const PRINTED_CLASSES: readonly InterviewClass[] = ['All', ...READER_CLASSES]

/** A heading of the book. Its number is the way to find it on paper, and its anchor on a screen. */
export interface Heading {
  anchor: string
  title: string
  number: string
}

export interface Chapter extends Heading {
  /** The themes of the questions, each with the number of its first question. */
  themes: Heading[]
}

export interface Part extends Heading {
  chapters: Chapter[]
}

export interface Outline {
  parts: readonly Part[]
  /** The number of each anchor. */
  numbers: ReadonlyMap<string, string>
}

interface NewChapter {
  anchor: string
  title: string
  entries?: readonly { anchor: string; title: string; theme?: string }[]
}

/**
 * Numbers the parts, the chapters, the questions and the notices: "4" is a part, "4.12" a chapter.
 * The contents and the index name these numbers instead of pages, because only the browser knows
 * where a page ends.
 * Decision: `docs/decisions/50-book-by-numbered-headings.md`.
 */
export function outlineOf(guide: WholeGuide): Outline {
  const numbers = new Map<string, string>()
  const parts = newParts(guide).map(({ anchor, title, chapters }, at): Part => {
    const number = String(at + 1)
    numbers.set(anchor, number)
    return {
      anchor,
      title,
      number,
      chapters: chapters.map((chapter, place) => {
        const own = `${number}.${String(place + 1)}`
        numbers.set(chapter.anchor, own)
        return { ...chapter, number: own, themes: numberEntries(chapter, own, numbers) }
      }),
    }
  })
  return { parts, numbers }
}

function numberEntries(
  { entries = [] }: NewChapter,
  number: string,
  numbers: Map<string, string>,
): Heading[] {
  const themes = new Map<string, Heading>()
  entries.forEach(({ anchor, theme }, at) => {
    const own = `${number}.${String(at + 1)}`
    numbers.set(anchor, own)
    if (theme !== undefined && !themes.has(theme))
      themes.set(theme, { anchor, title: theme, number: own })
  })
  return [...themes.values()]
}

function newParts({ free, premium, bank }: WholeGuide) {
  return [
    { anchor: 'part-guide', title: 'The guide', chapters: guideChapters(free, premium) },
    { anchor: 'part-questions', title: 'Interview questions', chapters: questionChapters(bank) },
    { anchor: 'part-sheets', title: 'Cheat sheets and checklists', chapters: sheets(premium) },
    {
      anchor: 'part-form',
      title: 'DS-160 worksheet',
      chapters: formStepsOf(premium).map(({ id, title }) => ({ anchor: `form-${id}`, title })),
    },
    { anchor: 'part-notices', title: 'Dated notices', chapters: noticeChapters(free) },
    {
      anchor: 'part-facts',
      title: 'Facts and sources',
      chapters: [
        { anchor: 'facts', title: 'Facts' },
        { anchor: 'official-pages', title: 'Official pages' },
      ],
    },
  ] satisfies { anchor: string; title: string; chapters: NewChapter[] }[]
}

function guideChapters({ guide, visaCards }: FreeContent, { paths }: PremiumContent): NewChapter[] {
  return [
    ...guide.map(({ id, title }) => ({ anchor: `guide-${id}`, title })),
    ...visaCards.map(({ id, title }) => ({ anchor: `visa-${id}`, title })),
    ...paths.flatMap((path) =>
      path.modules.map(({ id, title }) => ({ anchor: moduleAnchor(path.id, id), title })),
    ),
  ]
}

export function moduleAnchor(pathId: string, moduleId: string): string {
  return `module-${pathId}-${moduleId}`
}

/** A question of several classes is in the chapter of the first of them. */
export function questionsOf(
  { questions }: Pick<BankContent, 'questions'>,
  interviewClass: InterviewClass,
): InterviewQuestion[] {
  const own = questions.filter(({ classes }) => classes[0] === interviewClass)
  return toChapter(interviewClass, own).themes.flatMap((theme) => theme.questions)
}

function questionChapters(bank: BankContent): NewChapter[] {
  return PRINTED_CLASSES.map((name) => ({
    anchor: `class-${name}`,
    title: titleOf(name),
    entries: questionsOf(bank, name).map(({ id, title, theme }) => ({
      anchor: `question-${id}`,
      title,
      theme,
    })),
  })).filter(({ entries }) => entries.length > 0)
}

export function titleOf(interviewClass: InterviewClass): string {
  return interviewClass === 'All' ? 'Every visa class' : interviewClass
}

function sheets({ cheatSheets, documentChecklists }: PremiumContent): NewChapter[] {
  return [
    ...cheatSheets.map(({ visaType, title }) => ({
      anchor: `sheet-${toVisaCode(visaType)}`,
      title,
    })),
    ...documentChecklists.map(({ visaType, title }) => ({
      anchor: `papers-${toVisaCode(visaType)}`,
      title,
    })),
    { anchor: 'plan', title: 'Your plan until the interview' },
  ]
}

/** The steps of the form. A step without a number is not a part of the form. */
export function formStepsOf({ formSteps }: Pick<PremiumContent, 'formSteps'>) {
  return formSteps.filter(({ number }) => number !== undefined)
}

function noticeChapters({ notices }: FreeContent): NewChapter[] {
  return PRINTED_CLASSES.map((name) => ({
    anchor: `notices-${name}`,
    title: name === 'All' ? 'For every visa class' : `For ${name}`,
    entries: notices
      .filter(({ classes }) => classes[0] === name)
      .map(({ id, title }) => ({ anchor: `notice-${id}`, title })),
  })).filter(({ entries }) => entries.length > 0)
}

/** All facts in the order of their ids. */
export function factsOf({ free, premium, bank }: WholeGuide): Fact[] {
  const all = [...free.facts, ...premium.facts, ...bank.facts]
  const facts = [...new Map(all.map((fact) => [fact.id, fact])).values()]
  return facts.sort((one, other) => byFactId(one.id, other.id))
}

const order = new Intl.Collator('en', { numeric: true })

/** Compares two fact ids: `V9` comes before `V10`. */
export function byFactId(one: string, other: string): number {
  return order.compare(one, other)
}

export interface IndexEntry {
  text: string
  anchor: string
}

/**
 * The entries of a class, in alphabetical order. An entry for all classes is only in the list of
 * `All`.
 */
export function indexOf(
  { free, premium, bank }: WholeGuide,
  interviewClass: (typeof INTERVIEW_CLASSES)[number],
): IndexEntry[] {
  const concerns = ({ classes }: { classes: readonly InterviewClass[] }) =>
    classes.includes(interviewClass)
  const isOf = ({ visaType }: { visaType: InterviewClass }) => visaType === interviewClass
  const entries = [
    ...bank.questions
      .filter(concerns)
      .map(({ id, title }) => ({ text: title, anchor: `question-${id}` })),
    ...free.notices
      .filter(concerns)
      .map(({ id, title }) => ({ text: `Notice: ${title}`, anchor: `notice-${id}` })),
    ...formStepsOf(premium)
      .filter(concerns)
      .map(({ id, title }) => ({ text: `DS-160: ${title}`, anchor: `form-${id}` })),
    ...free.visaCards.filter(isOf).map(({ id, title }) => ({ text: title, anchor: `visa-${id}` })),
    ...premium.cheatSheets
      .filter(isOf)
      .map(({ visaType, title }) => ({ text: title, anchor: `sheet-${toVisaCode(visaType)}` })),
    ...premium.documentChecklists
      .filter(isOf)
      .map(({ visaType, title }) => ({ text: title, anchor: `papers-${toVisaCode(visaType)}` })),
  ]
  return entries.sort((one, other) => one.text.localeCompare(other.text, 'en'))
}
