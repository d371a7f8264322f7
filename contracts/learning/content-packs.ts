import * as z from 'zod/mini'
import { Day, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { OfficialPage } from './dated.ts'
import { FactId } from './learning.ts'

/** Some five times what the whole content weighs. */
export const PACK_MAX_BYTES = 2 * 1024 * 1024
/** The build's own has fifteen thousand. */
export const PACK_VALUES_MAX = 60_000
export const PACK_EDITOR_MAX = 100
export const PACK_NOTE_MAX = 300

export const PackVersion = z.int().check(z.minimum(1), z.maximum(999_999_999))

/** Whose work it is, and what is new in it. */
export const PackManifest = z.strictObject({
  schema: z.literal('vsg/content/1'),
  /** Higher than that of every pack before. */
  version: PackVersion,
  /** The day on which it was put together. */
  built: Day,
  editor: z.string().check(z.trim(), z.minLength(1), z.maxLength(PACK_EDITOR_MAX)),
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(PACK_NOTE_MAX)),
})
export type PackManifest = z.infer<typeof PackManifest>

/** The parts that a pack has, in the place of the build's. */
export const PACK_PARTS = ['facts', 'notices', 'officialPages', 'bank', 'readingQuestions'] as const
export type PackPart = (typeof PACK_PARTS)[number]

/** Ids, compared with what readers get now. */
const PackDiff = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
})
export type PackDiff = z.infer<typeof PackDiff>

/** What a pack would do. Nothing is taken in while there is a finding. */
export const PackCheck = z.object({
  manifest: PackManifest,
  /** The version that readers get now; null for what the build brought. */
  comparedWith: z.nullable(PackVersion),
  parts: z.record(z.enum(PACK_PARTS), PackDiff),
  /** Items that would read otherwise, whatever of them changed. */
  touched: z.array(z.string()),
  /** Facts that are past a day of theirs today. */
  pastDate: z.array(z.string()),
  findings: z.array(z.string()),
})
export type PackCheck = z.infer<typeof PackCheck>

/** A pack that was taken in. */
export const StoredPack = z.object({
  version: PackVersion,
  built: Day,
  editor: z.string(),
  note: z.string(),
  importedAt: Instant,
  /** In force until another one is, or until a build is newer. */
  isActive: z.boolean(),
  /** Why it cannot be put in force; null where it can. */
  fault: z.nullable(z.string()),
})
export type StoredPack = z.infer<typeof StoredPack>

/** So many days before a fact is to be checked, its page is among those to open. */
export const OPEN_DAYS_AHEAD = 14

/** An official page that nobody has opened for facts whose day has come or is near. */
export const PageToOpen = z.object({
  page: OfficialPage,
  /** The earliest of its facts. */
  checkBy: Day,
  facts: z.array(FactId),
  /** How many texts rest on them. */
  texts: z.int(),
})
export type PageToOpen = z.infer<typeof PageToOpen>

/** What readers get: a pack, or what the build brought. */
export const Delivered = z.object({
  version: z.nullable(PackVersion),
  built: Day,
  /** The day of the build, which no pack may be older than. */
  floor: Day,
})
export type Delivered = z.infer<typeof Delivered>

/** The file itself; answers a `PackCheck`, and changes nothing. */
export const CHECK_PACK = {
  method: 'POST',
  path: '/api/admin/content-packs/check',
  changesNothing: true,
} as const

/** The same file again: stores it and puts it in force. Answers what is `Delivered` then. */
export const IMPORT_PACK = { method: 'POST', path: '/api/admin/content-packs' } as const

export const listPacks = endpoint({
  method: 'GET',
  path: '/api/admin/content-packs',
  query: Page,
  answer: z.array(StoredPack),
})

export const readDelivered = endpoint({
  method: 'GET',
  path: '/api/admin/content-packs/delivered',
  answer: Delivered,
})

/** Of the facts that readers get now, the most urgent first. */
export const listPagesToOpen = endpoint({
  method: 'GET',
  path: '/api/admin/content-packs/pages-to-open',
  answer: z.array(PageToOpen),
})

/** Puts one in force that was taken in before. */
export const activatePack = endpoint({
  method: 'POST',
  path: '/api/admin/content-packs/:version/activate',
  answer: Delivered,
})

/** Back to what the build brought. */
export const leavePacks = endpoint({
  method: 'POST',
  path: '/api/admin/content-packs/leave',
  answer: Delivered,
})
