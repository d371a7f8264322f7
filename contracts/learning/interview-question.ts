import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

export const LAWYER_LINE =
  'Only the truth helps. If your answer might be yes, speak to a licensed immigration lawyer before the interview.'

/** The numbers that the home page promises: of the whole bank, and of the simulator. */
export const BANK_QUESTIONS_MIN = 200
export const SIMULATED_QUESTIONS_MIN = 100

const PerClass = <Value extends z.ZodMiniType>(value: Value) =>
  z.partialRecord(InterviewClass, value)

const FollowUp = z.object({
  question: Text,
  /** A point of the outline, word for word. A reader who has covered the point gets no follow-up. */
  unless: z.optional(Text),
})

const Count = z.int().check(z.minimum(0))

/**
 * The number of applicants' accounts and of published lists with this question, among those of its class
 * that the editors read. The number read is absent where nobody counted it.
 */
export const Reported = z.strictObject({
  accounts: Count,
  accountsRead: z.optional(Count),
  lists: Count,
  listsRead: z.optional(Count),
})
export type Reported = z.infer<typeof Reported>

/** An answer that fits one true story only, which belongs to the example's person. */
const SpokenExample = z.object({ who: Text, text: Text })
export type SpokenExample = z.infer<typeof SpokenExample>

/**
 * One question of the bank. Fields per class have exactly the keys of `classes`. A `sensitive` question has
 * a lawyer's line instead of patterns and red flags: the guide tells nobody how to answer it.
 */
export const InterviewQuestion = z.extend(Dated, {
  id: ItemId,
  title: Text,
  classes: z.array(InterviewClass).check(z.minLength(1)),
  theme: Text,
  /** One sentence. */
  assesses: PerClass(Text),
  /** The points to cover, in order: nouns, never a sentence to recite. */
  outline: PerClass(z.array(Text).check(z.minLength(3), z.maxLength(5))),
  /** The pattern of a weak and of a strong answer, described in the third person. */
  weak: z.optional(Text),
  strong: z.optional(Text),
  /** Two or three spoken sentences, not for learning by heart. */
  example: z.optional(SpokenExample),
  followUps: PerClass(z.array(FollowUp).check(z.minLength(2), z.maxLength(3))),
  redFlags: z.array(Text).check(z.maxLength(4)),
  /** Ids of the items of the document checklists. */
  documents: z.array(ItemId),
  /** Absent when nobody knows how often it is asked. */
  reported: z.optional(Reported),
  sensitive: z.boolean(),
  lawyerLine: z.optional(z.literal(LAWYER_LINE)),
  inSimulator: z.boolean(),
  difficulty: z.enum(['Basic', 'Intermediate', 'Advanced']),
})
export type InterviewQuestion = z.infer<typeof InterviewQuestion>

export function isAsked(
  { classes }: Pick<InterviewQuestion, 'classes'>,
  readerClass: ReaderClass,
): boolean {
  return classes.includes(readerClass) || classes.includes('All')
}

/** The words of a question for a class: its own, or those for everybody. */
export function wordsFor<Words>(
  words: Partial<Record<InterviewClass, Words>>,
  readerClass: ReaderClass,
): Words | undefined {
  return words[readerClass] ?? words.All
}

function timesReported({ reported }: Pick<InterviewQuestion, 'reported'>): number {
  return reported ? reported.accounts + reported.lists : 0
}

/**
 * The questions of a class for practice: its own before those for everybody, each group sorted by how often
 * applicants reported them.
 */
export function simulatorQuestionsFor(
  questions: readonly InterviewQuestion[],
  readerClass: ReaderClass,
): InterviewQuestion[] {
  const asked = questions.filter(
    (question) => question.inSimulator && isAsked(question, readerClass),
  )
  const isOwn = ({ classes }: InterviewQuestion) => classes.includes(readerClass)
  return asked.toSorted(
    (one, other) =>
      Number(isOwn(other)) - Number(isOwn(one)) || timesReported(other) - timesReported(one),
  )
}

/** The follow-ups to an answer that covered these points of the outline. */
export function followUpsAfter(
  question: Pick<InterviewQuestion, 'followUps'>,
  readerClass: ReaderClass,
  covered: ReadonlySet<string>,
): string[] {
  return (wordsFor(question.followUps, readerClass) ?? [])
    .filter(({ unless }) => unless === undefined || !covered.has(unless))
    .map(({ question: followUp }) => followUp)
}
