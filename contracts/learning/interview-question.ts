import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

export const LAWYER_LINE =
  'Only the truth helps. If your answer might be yes, speak to a licensed immigration lawyer before the interview.'

/** The classes whose family has a visa of its own, and questions of its own in the bank. */
export const FAMILY_CLASSES: readonly ReaderClass[] = ['F-1', 'H-1B', 'L-1', 'J-1', 'TN']

/** The number of questions that the home page promises, for the bank and for the simulator. */
export const BANK_QUESTIONS_MIN = 200
export const SIMULATED_QUESTIONS_MIN = 100

const PerClass = <Value extends z.ZodMiniType>(value: Value) =>
  z.partialRecord(InterviewClass, value)

const FollowUp = z.object({
  question: Text,
  /**
   * A point of the outline, in the same words. If the reader's answer covered this point, the
   * reader does not get the follow-up.
   */
  unless: z.optional(Text),
})

const Count = z.int().check(z.minimum(0))

/**
 * The number of applicants' accounts and of published lists that contain this question.
 * `accountsRead` and `listsRead` are the numbers of accounts and lists that the editors read for
 * the class. Both are absent when nobody counted.
 */
export const Reported = z.strictObject({
  accounts: Count,
  accountsRead: z.optional(Count),
  lists: Count,
  listsRead: z.optional(Count),
})
export type Reported = z.infer<typeof Reported>

/** An example of a spoken answer. It is true only for the person in the example. */
const SpokenExample = z.object({ who: Text, text: Text })
export type SpokenExample = z.infer<typeof SpokenExample>

/**
 * A question of the bank. A field with values per class has exactly the keys in `classes`. The
 * guide tells nobody how to answer a `sensitive` question. Such a question has a line about
 * lawyers, and no patterns or red flags.
 */
export const InterviewQuestion = z.extend(Dated, {
  id: ItemId,
  title: Text,
  classes: z.array(InterviewClass).check(z.minLength(1)),
  theme: Text,
  /**
   * Whether the question is to the husband, wife or child of an applicant. Content on a device can be
   * older than this member.
   */
  forFamily: z.exactOptional(z.boolean()),
  /** One sentence for each class. */
  assesses: PerClass(Text),
  /**
   * The points to cover, in order. They are nouns and not sentences, so that nobody learns
   * sentences by heart.
   */
  outline: PerClass(z.array(Text).check(z.minLength(3), z.maxLength(5))),
  /** A weak answer and a strong answer, described in the third person. */
  weak: z.optional(Text),
  strong: z.optional(Text),
  /** Two or three spoken sentences, which nobody should learn by heart. */
  example: z.optional(SpokenExample),
  followUps: PerClass(z.array(FollowUp).check(z.minLength(2), z.maxLength(3))),
  redFlags: z.array(Text).check(z.maxLength(4)),
  /** The ids of items in the document checklists. */
  documents: z.array(ItemId),
  /** The numbers of applicants who reported this question. Absent when nobody has counted them. */
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

/** A class without words of its own gets the words for everybody. */
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
 * Only a member of the family gets the questions to a family, and gets them first. Then come the other
 * questions of the class, then the questions for everybody. Within each group, the question that
 * applicants reported most often is first.
 */
export function simulatorQuestionsFor(
  questions: readonly InterviewQuestion[],
  readerClass: ReaderClass,
  isFamily = false,
): InterviewQuestion[] {
  const asked = questions.filter(
    (question) =>
      question.inSimulator &&
      isAsked(question, readerClass) &&
      (isFamily || question.forFamily !== true),
  )
  const isOwn = ({ classes }: InterviewQuestion) => classes.includes(readerClass)
  const ofClass = asked.toSorted(
    (one, other) =>
      Number(isOwn(other)) - Number(isOwn(one)) || timesReported(other) - timesReported(one),
  )
  return familyFirst(ofClass)
}

export function familyFirst(questions: readonly InterviewQuestion[]): InterviewQuestion[] {
  const isFor = ({ forFamily = false }: InterviewQuestion) => Number(forFamily)
  return questions.toSorted((one, other) => isFor(other) - isFor(one))
}

/** Returns the follow-ups to an answer that covered these points of the outline. */
export function followUpsAfter(
  question: Pick<InterviewQuestion, 'followUps'>,
  readerClass: ReaderClass,
  covered: ReadonlySet<string>,
): z.infer<typeof FollowUp>[] {
  return (wordsFor(question.followUps, readerClass) ?? []).filter(
    ({ unless }) => unless === undefined || !covered.has(unless),
  )
}
