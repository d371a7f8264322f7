import * as z from 'zod/mini'
import { PackManifest } from '#contracts/learning/content-packs.ts'
import { Dated, FactStatus, Life, OfficialPage, Text } from '#contracts/learning/dated.ts'
import { Day } from '#contracts/endpoint.ts'
import { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import {
  FACT_KINDS,
  FactId,
  Grade,
  InterviewClass,
  ItemId,
  ReadingQuestion,
} from '#contracts/learning/learning.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'

const PageName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/))
const Classes = z.array(InterviewClass).check(z.minLength(1))
const Value = z.union([Text, z.array(Text).check(z.minLength(1))])
const Address = z.url({ protocol: /^https$/ })

const WrittenSource = z.union([
  z.tuple([Text, z.union([Day, z.literal('undated')]), Grade]),
  z.tuple([Text, z.union([Day, z.literal('undated')]), Grade, Address]),
])

/** A fact in a pack. It must name the day of its last check. A fact of the build need not name this day. */
const PackFact = z.strictObject({
  statement: Text,
  values: z.exactOptional(z.record(z.string().check(z.regex(/^\w+$/)), Value)),
  kind: z.enum(FACT_KINDS),
  status: z.exactOptional(FactStatus),
  asOf: Day,
  sources: z.array(WrittenSource).check(z.minLength(1)),
  verifiedOn: Day,
  isPageOpened: z.exactOptional(z.boolean()),
  readBy: z.exactOptional(Text),
  life: z.exactOptional(Life),
  checkBy: z.exactOptional(Day),
  startsOn: z.exactOptional(Day),
  endsOn: z.exactOptional(Day),
  supersedes: z.exactOptional(z.array(FactId)),
  classes: z.exactOptional(Classes),
  page: PageName,
})

const CitedFacts = z.tuple([FactId], FactId)

const PackNotice = z.strictObject({
  id: ItemId,
  title: Text,
  text: Text,
  classes: Classes,
  facts: CitedFacts,
})

const FROM_FACTS = Object.fromEntries(Object.keys(Dated.shape).map((key) => [key, true])) as Record<
  keyof Dated,
  true
>

const PackQuestion = z.strictObject({
  ...z.omit(InterviewQuestion, { ...FROM_FACTS, lawyerLine: true }).shape,
  facts: CitedFacts,
})

const PackReadingQuestion = z.strictObject({
  ...z.omit(ReadingQuestion, FROM_FACTS).shape,
  /** The path and module of the reading, for example `requirements/overview`. */
  reading: z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)),
  facts: CitedFacts,
})

export const ContentPack = z.strictObject({
  manifest: PackManifest,
  facts: z.record(FactId, PackFact),
  notices: z.array(PackNotice),
  officialPages: z.record(PageName, OfficialPage),
  bank: z.array(PackQuestion),
  readingQuestions: z.array(PackReadingQuestion),
})
export type ContentPack = z.infer<typeof ContentPack>

/** The editor's signature. It covers the canonical JSON of the other parts. */
export const PackSignature = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  value: z.string().check(z.regex(/^[\w-]{86}$/)),
})

export function toSources({ manifest, ...parts }: ContentPack): ContentSources {
  return { edition: manifest.built, ...parts }
}

/** Returns all parts of a pack except the manifest. Adds to each fact the day of its last check. */
export function toParts(sources: ContentSources): Omit<ContentPack, 'manifest'> {
  const { edition, facts, ...others } = sources
  const dated = Object.entries(facts).map(([id, fact]) => [
    id,
    { ...fact, verifiedOn: fact.verifiedOn ?? edition },
  ])
  const plain = { ...others, facts: Object.fromEntries(dated) as unknown }
  return z.omit(ContentPack, { manifest: true }).parse(plain)
}
