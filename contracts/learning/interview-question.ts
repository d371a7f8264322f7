import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

export const LAWYER_LINE =
  'Only the truth helps. If your answer might be yes, speak to a licensed immigration lawyer before the interview.'

/** What the shop window promises of the bank, in all and in the simulator. */
export const BANK_QUESTIONS_MIN = 200
export const SIMULATED_QUESTIONS_MIN = 100

const PerClass = <Value extends z.ZodMiniType>(value: Value) =>
  z.partialRecord(InterviewClass, value)

const FollowUp = z.object({
  question: Text,
  /** A point of the outline, word for word: a reader who has covered it is not asked. */
  unless: z.optional(Text),
})

const Count = z.int().check(z.minimum(0))

/**
 * In how many accounts of applicants and published lists we found a question, of those of its class that we
 * read; how many we read is absent where that was not counted.
 */
export const Reported = z.strictObject({
  accounts: Count,
  accountsRead: z.optional(Count),
  lists: Count,
  listsRead: z.optional(Count),
})
export type Reported = z.infer<typeof Reported>

/** What somebody could say who has this true story; nobody else has it. */
const SpokenExample = z.object({ who: Text, text: Text })
export type SpokenExample = z.infer<typeof SpokenExample>

/**
 * One question of the bank. What is written per class has exactly the keys named in `classes`. A
 * `sensitive` one has a lawyer's line instead of patterns and red flags: nobody is told how to answer.
 */
export const InterviewQuestion = z.extend(Dated, {
  id: ItemId,
  title: Text,
  classes: z.array(InterviewClass).check(z.minLength(1)),
  theme: Text,
  /** One sentence. */
  assesses: PerClass(Text),
  /** What to cover, in order: nouns, never a sentence to be said. */
  outline: PerClass(z.array(Text).check(z.minLength(3), z.maxLength(5))),
  /** The pattern of a weak and of a strong answer, described in the third person. */
  weak: z.optional(Text),
  strong: z.optional(Text),
  /** Two or three sentences, spoken; never learned by heart. */
  example: z.optional(SpokenExample),
  followUps: PerClass(z.array(FollowUp).check(z.minLength(2), z.maxLength(3))),
  redFlags: z.array(Text).check(z.maxLength(4)),
  /** Ids of the items of the document checklists. */
  documents: z.array(ItemId),
  /** Absent: nothing is known of how often it is asked. */
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

/** What a question has for a class: its own words, or those for everybody. */
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
 * Of a class's questions those that are practised: its own before those for everybody, and of each first what
 * was reported most often.
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

/** What follows an answer that covered these points of the outline. */
export function followUpsAfter(
  question: Pick<InterviewQuestion, 'followUps'>,
  readerClass: ReaderClass,
  covered: ReadonlySet<string>,
): string[] {
  return (wordsFor(question.followUps, readerClass) ?? [])
    .filter(({ unless }) => unless === undefined || !covered.has(unless))
    .map(({ question: followUp }) => followUp)
}
