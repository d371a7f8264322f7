import * as z from 'zod/mini'
import { Day } from '#contracts/endpoint.ts'
import { Dated, FactStatus, Life, OfficialPage, Text } from './dated.ts'

export const VISA_TYPES = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1'] as const
export const VisaType = z.enum(VISA_TYPES)
export type VisaType = z.infer<typeof VisaType>

const PATH_IDS = [
  'requirements',
  'simulator',
  'social-media',
  'ds160',
  'documents',
  'support',
] as const
export const PathId = z.enum(PATH_IDS)
export type PathId = z.infer<typeof PathId>

/**
 * The classes for which a reader can prepare. O-1 and TN have questions, a cheat sheet and a document
 * checklist, but no chapters of their own.
 */
export const READER_CLASSES = [...VISA_TYPES, 'O-1', 'TN'] as const
export const ReaderClass = z.enum(READER_CLASSES)
export type ReaderClass = z.infer<typeof ReaderClass>

/** The classes of a question. A question with the class `All` is for every class. */
export const INTERVIEW_CLASSES = [...READER_CLASSES, 'All'] as const
export const InterviewClass = z.enum(INTERVIEW_CLASSES)
export type InterviewClass = z.infer<typeof InterviewClass>

export const LEGAL_LINE = 'We are not a law firm and not the government. No outcome is guaranteed.'
export const OUTLINE_HEADING = 'Recommended answer'
export const TRUE_COUNT_LINE = 'Practice themes, not official questions. No official list exists.'

export const ItemId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const FACT_KINDS = [
  'statute',
  'rule',
  'proclamation',
  'court',
  'fee',
  'list',
  'practice',
  'form',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/**
 * The quality of a source. `A`: official text, or a stored copy of an official page. `B`: a dated
 * secondary source that names the official source, or several sources that agree. `C`: one
 * secondary source. No score uses a fact with `C`.
 */
export const GRADES = ['A', 'B', 'C'] as const
export const Grade = z.enum(GRADES)
export type Grade = z.infer<typeof Grade>

export const FactId = z.string().check(z.regex(/^[A-Z]{1,2}[1-9][0-9]?$/))

/**
 * A claim of the guide, with its sources. It also has the day until which the guide shows it
 * without a warning.
 */
export const Fact = z.object({
  id: FactId,
  statement: Text,
  kind: z.enum(FACT_KINDS),
  status: FactStatus,
  /** The day of the newest evidence. An editor can enter the fact on a later day. */
  asOf: Day,
  sources: z
    .array(
      z.object({
        name: Text,
        url: z.optional(z.url({ protocol: /^https$/ })),
        date: z.union([Day, z.literal('undated')]),
        grade: Grade,
      }),
    )
    .check(z.minLength(1)),
  verified: z.object({ by: Text, on: Day, officialPageOpened: z.boolean() }),
  checkBy: Day,
  expires: Day,
  /** Content on a device can be older than this member and the two days. */
  life: z.exactOptional(Life),
  /** The first and the last day on which the fact holds, as far as they are known. */
  startsOn: z.exactOptional(Day),
  endsOn: z.exactOptional(Day),
  /** The ids of older facts that this fact replaced. */
  supersedes: z.array(FactId),
  classes: z.array(InterviewClass).check(z.minLength(1)),
  officialPage: OfficialPage,
})
export type Fact = z.infer<typeof Fact>

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

export const PracticeQuestion = z.extend(Dated, {
  id: z.int().check(z.positive()),
  question: Text,
  options: z.tuple([Text, Text, Text, Text]),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  /** The reasons why each option is right or wrong, in the order of `options`. */
  reasons: z.tuple([Text, Text, Text, Text]),
  explanation: Text,
  aiInsight: Text,
  category: Text,
  difficulty: z.enum(DIFFICULTIES),
  visaType: InterviewClass,
})
export type PracticeQuestion = z.infer<typeof PracticeQuestion>

const PerVisa = z.record(VisaType, Text)
type PerVisa = z.infer<typeof PerVisa>

export const SimulatorQuestion = z.extend(Dated, {
  id: ItemId,
  question: Text,
  category: Text,
  difficulty: z.enum(['Basic', 'Intermediate', 'Advanced']),
  /** An outline in the syntax of `reading.ts`: points to cover, and never a speech to learn. */
  answer: Text,
  tips: z.array(Text).check(z.minLength(1)),
  /** A text that appears after every submitted answer, and does not judge the answer. */
  feedback: Text,
  assesses: PerVisa,
  followUps: PerVisa,
})
export type SimulatorQuestion = z.infer<typeof SimulatorQuestion>

/** A claim of the product, with the sourced note that appears on the same card. */
export const SourcedNote = z.extend(Dated, { id: ItemId, claim: Text, note: Text })
export type SourcedNote = z.infer<typeof SourcedNote>

/**
 * A notice about a situation that is likely to change, with the day on which its text was true. No
 * score ever uses a notice.
 */
export const DatedNotice = z.extend(Dated, {
  id: ItemId,
  title: Text,
  text: Text,
  classes: z.array(InterviewClass).check(z.minLength(1)),
})
export type DatedNotice = z.infer<typeof DatedNotice>

/**
 * A term of the consulates, with all its spellings in our texts and an explanation in plain words.
 */
export const GlossaryTerm = z.extend(Dated, {
  id: ItemId,
  terms: z.array(Text).check(z.minLength(1)),
  meaning: Text,
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>

export const ChecklistItem = z.object({
  id: ItemId,
  text: Text,
  description: Text,
  note: z.optional(Text),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

const ModuleHead = z.extend(Dated, {
  id: ItemId,
  title: Text,
  estimatedTime: z.int().check(z.positive()),
  /** The ids of the dated notices below the module. */
  notices: z.array(ItemId),
})
/**
 * The number of questions after a reading. Two questions make a reader look back, but are too few
 * for a test.
 */
export const READING_QUESTIONS = 2

/** A question after a reading. It has no score: any answer completes the reading. */
export const ReadingQuestion = z.extend(Dated, {
  id: ItemId,
  question: Text,
  options: z.array(Text).check(z.minLength(3), z.maxLength(4)),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  /** One sentence that appears after the answer. */
  explanation: Text,
})
export type ReadingQuestion = z.infer<typeof ReadingQuestion>

export const ReadingModule = z.extend(ModuleHead, {
  type: z.literal('reading'),
  content: Text,
  questions: z.array(ReadingQuestion).check(z.length(READING_QUESTIONS)),
})
export type ReadingModule = z.infer<typeof ReadingModule>
const InteractiveModule = z.extend(ModuleHead, {
  type: z.literal('interactive'),
  content: z.object({
    type: z.literal('simulator'),
    questions: z.array(SimulatorQuestion).check(z.minLength(1)),
  }),
})
const ChecklistModule = z.extend(ModuleHead, {
  type: z.literal('checklist'),
  content: z.array(ChecklistItem).check(z.minLength(1)),
})
const KNOWN_MODULES = ['reading', 'interactive', 'checklist']

/**
 * A module of a type that this app does not know, because the server is newer. The app can still
 * open the other modules of the path.
 */
const UnsupportedModule = z.pipe(
  z.extend(ModuleHead, {
    type: z.string().check(z.refine((type) => !KNOWN_MODULES.includes(type))),
  }),
  z.transform((module) => ({ ...module, type: 'unsupported' as const })),
)

export const LearningModule = z.union([
  z.discriminatedUnion('type', [ReadingModule, InteractiveModule, ChecklistModule]),
  UnsupportedModule,
])
export type LearningModule = z.infer<typeof LearningModule>

export const LearningPath = z.object({
  id: PathId,
  title: Text,
  description: Text,
  /** The name of a lucide icon. */
  icon: Text,
  badge: Text,
  modules: z.array(LearningModule).check(z.minLength(1)),
})
export type LearningPath = z.infer<typeof LearningPath>

export const VisaCard = z.extend(Dated, {
  id: z.enum(['f1', 'h1b', 'j1', 'l1', 'b1b2']),
  visaType: VisaType,
  title: Text,
  description: Text,
  requirements: z.array(Text).check(z.minLength(1)),
  badge: Text,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type VisaCard = z.infer<typeof VisaCard>

/** A section of the guide. `content` uses the syntax of `reading.ts`. */
export const GuideSection = z.extend(Dated, {
  id: ItemId,
  title: Text,
  summary: Text,
  content: Text,
})
export type GuideSection = z.infer<typeof GuideSection>

/** A step before the interview. It is due at a fixed time before the interview. */
export const PlanStep = z.object({
  id: ItemId,
  text: Text,
  due: z.object({
    amount: z.int().check(z.positive()),
    unit: z.enum(['days', 'business days', 'hours']),
  }),
  visaTypes: z.array(VisaType).check(z.minLength(1)),
})
export type PlanStep = z.infer<typeof PlanStep>

/**
 * Returns the questions of a test. A test for all visa types has the thirty questions of its pool. The questions
 * for O-1 and TN are only for readers of these classes.
 */
export function questionsFor<Question extends { visaType: InterviewClass }>(
  visaType: InterviewClass,
  questions: readonly Question[],
): Question[] {
  const asked: readonly InterviewClass[] = visaType === 'All' ? VISA_TYPES : [visaType]
  return questions.filter((question) => [...asked, 'All'].includes(question.visaType))
}

/** The longest answer that a learner writes in an interview simulator, in UTF-16 units. */
export const SIMULATOR_ANSWER_MAX = 4000
