import * as z from 'zod/mini'
import { body, endpoint } from '#contracts/endpoint.ts'
import { type OtherLanguage, OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { FormStep } from './form-step.ts'
import { InterviewQuestion } from './interview-question.ts'
import { Text } from './dated.ts'
import { NationalityLookup } from './nationality.ts'
import {
  DatedNotice,
  Fact,
  GlossaryTerm,
  GuideSection,
  LearningPath,
  PlanStep,
  PracticeQuestion,
  SimulatorQuestion,
  SourcedNote,
  VisaCard,
} from './learning.ts'
import { Correction } from './correction.ts'
import { CheatSheet, DocumentChecklist, ofKnownClasses } from './sheets.ts'

/**
 * The version of a part of the content: a hash that changes with every change of the part. It is
 * also the ETag of the response.
 */
const Version = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const FreeContent = z.object({
  part: z.literal('free'),
  version: Version,
  questions: z.array(PracticeQuestion),
  simulator: z.array(SimulatorQuestion),
  visaCards: z.array(VisaCard),
  guide: z.array(GuideSection),
  notes: z.array(SourcedNote),
  notices: z.array(DatedNotice),
  lookup: NationalityLookup,
  glossary: z.array(GlossaryTerm),
  facts: z.array(Fact),
  /** Content on a device can be older than this member. */
  corrections: z._default(z.array(Correction), []),
})
export type FreeContent = z.infer<typeof FreeContent>

export const PremiumContent = z.object({
  part: z.literal('premium'),
  version: Version,
  /** The questions of all pools except the first pool. */
  questions: z.array(PracticeQuestion),
  /**
   * The questions of these pools for O-1 and TN. They are apart, because an older app would refuse all
   * `questions` if one of them had a class that it does not know. Content on a device can be older.
   */
  classQuestions: z._default(ofKnownClasses(PracticeQuestion), []),
  paths: z.array(LearningPath),
  cheatSheets: ofKnownClasses(CheatSheet),
  documentChecklists: ofKnownClasses(DocumentChecklist),
  planSteps: z.array(PlanStep),
  formSteps: z.array(FormStep),
  tips: z.array(Text),
  facts: z.array(Fact),
  /**
   * The version of the interview questions. A device uses it to find out whether its stored
   * questions are current.
   */
  bankVersion: Version,
})
export type PremiumContent = z.infer<typeof PremiumContent>

/**
 * The interview questions. They are a separate premium part, because they are twice as large as all
 * other premium content. A learner's first question waits for the questions of all classes.
 */
export const BankContent = z.object({
  part: z.literal('bank'),
  version: Version,
  questions: z.array(InterviewQuestion),
  facts: z.array(Fact),
})
export type BankContent = z.infer<typeof BankContent>

const CONTENT_PARTS = ['free', 'premium', 'bank'] as const
export const ContentPart = z.enum(CONTENT_PARTS)
export type ContentPart = z.infer<typeof ContentPart>

/**
 * The texts of a part of the content in another language, in the order of `listTexts`. A text
 * without a translation is null. The texts belong to one version of the English part.
 */
export const ContentTranslation = z.object({
  part: ContentPart,
  language: z.enum(OTHER_LANGUAGES as [OtherLanguage]),
  of: Version,
  version: Version,
  /** True when a native speaker has read all translations of the language. */
  isRead: z.boolean(),
  texts: z.array(z.nullable(Text)),
  /** The version of the translated interview questions. Only the premium part has it. */
  bankVersion: z.optional(Version),
})
export type ContentTranslation = z.infer<typeof ContentTranslation>

export const ContentQuery = body({ part: z._default(ContentPart, 'free') })

/**
 * Everybody can read the free part. Only users with premium access can read the other parts. The
 * response has an ETag.
 */
export const learningContent = endpoint({
  method: 'GET',
  path: '/api/learning/content',
  query: ContentQuery,
  answer: z.discriminatedUnion('part', [FreeContent, PremiumContent, BankContent]),
})

export const TranslationQuery = body({
  part: ContentPart,
  language: z.enum(OTHER_LANGUAGES as [OtherLanguage]),
})

/**
 * Returns the texts of one part of the content in another language. The same users as for
 * `learningContent` can read each part.
 */
export const learningTranslation = endpoint({
  method: 'GET',
  path: '/api/learning/translation',
  query: TranslationQuery,
  answer: ContentTranslation,
})
