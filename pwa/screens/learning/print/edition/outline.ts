import { type Fact, type InterviewClass, READER_CLASSES } from '#contracts/learning/learning.ts'
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

/** The parts, in the order of the book. */
const PART_TITLES = {
  guide: 'The guide',
  questions: 'Interview questions',
  sheets: 'Cheat sheets and checklists',
  form: 'DS-160 worksheet',
  notices: 'Dated notices',
  facts: 'Facts and sources',
} as const
export type PartName = keyof typeof PART_TITLES

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
  name: PartName
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
  const chaptersOf = listChapters(guide)
  const names = Object.keys(PART_TITLES) as PartName[]
  const parts = names.map((name, at): Part => {
    const [number, anchor] = [String(at + 1), `part-${name}`]
    numbers.set(anchor, number)
    const chapters = chaptersOf[name].map((chapter, place) => {
      const own = `${number}.${String(place + 1)}`
      numbers.set(chapter.anchor, own)
      return { ...chapter, number: own, themes: numberEntries(chapter, own, numbers) }
    })
    return { name, anchor, title: PART_TITLES[name], number, chapters }
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

function listChapters({ free, premium, bank }: WholeGuide): Record<PartName, NewChapter[]> {
  return {
    guide: guideChapters(free, premium),
    questions: questionChapters(bank),
    sheets: sheetChapters(premium),
    form: formStepsOf(premium).map(({ id, title }) => ({ anchor: `form-${id}`, title })),
    notices: noticesByClass(free).map(({ name, title, notices }) => ({
      anchor: `notices-${name}`,
      title,
      entries: notices.map((notice) => ({ anchor: `notice-${notice.id}`, title: notice.title })),
    })),
    facts: [
      { anchor: 'facts', title: 'Facts' },
      { anchor: 'official-pages', title: 'Official pages' },
    ],
  }
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
export function questionsByClass({ questions }: Pick<BankContent, 'questions'>) {
  return PRINTED_CLASSES.map((name) => {
    const own = questions.filter(({ classes }) => classes[0] === name)
    const { themes } = toChapter(name, own)
    return { name, title: titleOf(name), questions: themes.flatMap((theme) => theme.questions) }
  }).filter((chapter) => chapter.questions.length > 0)
}

function questionChapters(bank: BankContent): NewChapter[] {
  return questionsByClass(bank).map(({ name, title, questions }) => ({
    anchor: `class-${name}`,
    title,
    entries: questions.map((question) => ({
      anchor: `question-${question.id}`,
      title: question.title,
      theme: question.theme,
    })),
  }))
}

export function titleOf(interviewClass: InterviewClass): string {
  return interviewClass === 'All' ? 'Every visa class' : interviewClass
}

function sheetChapters({ cheatSheets, documentChecklists }: PremiumContent): NewChapter[] {
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

/** A notice for several classes is in the chapter of the first of them. */
export function noticesByClass({ notices }: Pick<FreeContent, 'notices'>) {
  return PRINTED_CLASSES.map((name) => ({
    name,
    title: name === 'All' ? 'For every visa class' : `For ${name}`,
    notices: notices.filter(({ classes }) => classes[0] === name),
  })).filter((chapter) => chapter.notices.length > 0)
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
  interviewClass: InterviewClass,
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
