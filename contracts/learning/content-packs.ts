import * as z from 'zod/mini'
import { Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { OfficialPage } from './dated.ts'
import { FactId } from './learning.ts'

/** The greatest size of a pack: about five times the size of the whole content. */
export const PACK_MAX_BYTES = 2 * 1024 * 1024
/** The greatest number of values in a pack. The content of the build has about fifteen thousand. */
export const PACK_VALUES_MAX = 60_000
const PACK_EDITOR_MAX = 100
const PACK_NOTE_MAX = 300

export const PackVersion = z.int().check(z.minimum(1), z.maximum(999_999_999))

/** The description of a pack: who made it, and what is new in it. */
export const PackManifest = z.strictObject({
  schema: z.literal('vsg/content/1'),
  /** The version must be higher than the version of every earlier pack. */
  version: PackVersion,
  /** The day on which the editor made the pack. */
  built: Day,
  editor: z.string().check(z.trim(), z.minLength(1), z.maxLength(PACK_EDITOR_MAX)),
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(PACK_NOTE_MAX)),
})
export type PackManifest = z.infer<typeof PackManifest>

/** The parts that a pack can have. Each part replaces the same part of the build. */
export const PACK_PARTS = ['facts', 'notices', 'officialPages', 'bank', 'readingQuestions'] as const
export type PackPart = (typeof PACK_PARTS)[number]

/** The ids of the items that differ from the present content of readers. */
const PackDiff = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
})
export type PackDiff = z.infer<typeof PackDiff>

/** The changes that a pack would make. A pack with findings cannot be imported. */
export const PackCheck = z.object({
  manifest: PackManifest,
  /**
   * The version of the pack that readers get now. Null when readers get the content of the build.
   */
  comparedWith: z.nullable(PackVersion),
  parts: z.record(z.enum(PACK_PARTS), PackDiff),
  /** The items whose text would change, for example because a fact in the text changes. */
  touched: z.array(z.string()),
  /** The facts with a date in the past. */
  pastDate: z.array(z.string()),
  findings: z.array(z.string()),
})
export type PackCheck = z.infer<typeof PackCheck>

/** A pack that was imported. */
export const StoredPack = z.object({
  version: PackVersion,
  built: Day,
  editor: z.string(),
  note: z.string(),
  importedAt: Instant,
  /** True until another pack is activated or a newer build is installed. */
  isActive: z.boolean(),
  /** The reason why the pack cannot be activated. Null when it can be activated. */
  fault: z.nullable(z.string()),
})
export type StoredPack = z.infer<typeof StoredPack>

/**
 * The number of days before the next check of a fact at which its page enters the list of pages to
 * open.
 */
export const OPEN_DAYS_AHEAD = 14

/** An official page that an editor must open, because a check of its facts is due now or soon. */
export const PageToOpen = z.object({
  page: OfficialPage,
  /** The earliest day on which one of these facts must be checked. */
  checkBy: Day,
  facts: z.array(FactId),
  /** The number of texts that depend on these facts. */
  texts: z.int(),
})
export type PageToOpen = z.infer<typeof PageToOpen>

/** The content that readers get now: a pack, or the content of the build. */
export const Delivered = z.object({
  version: z.nullable(PackVersion),
  built: Day,
  /** The day of the build. The server refuses an older pack. */
  floor: Day,
})
export type Delivered = z.infer<typeof Delivered>

/**
 * Accepts the file of a pack as the body. Returns a `PackCheck`. Changes and stores nothing, so an
 * import must send the file again.
 */
export const CHECK_PACK = {
  method: 'POST',
  path: '/api/admin/content-packs/check',
  changesNothing: true,
} as const

/**
 * Accepts the same file as the body, stores the pack and activates it. Returns the new `Delivered`.
 */
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

/** Returns the pages to open for the facts that readers get now. The most urgent page is first. */
export const listPagesToOpen = endpoint({
  method: 'GET',
  path: '/api/admin/content-packs/pages-to-open',
  answer: z.array(PageToOpen),
})

/** Returns one sentence for each thing that readers lose soon, because nobody has checked its facts. */
export const listLosses = endpoint({
  method: 'GET',
  path: '/api/admin/content-packs/losses',
  answer: z.array(z.string()),
})

export const activatePack = endpoint({
  method: 'POST',
  path: '/api/admin/content-packs/:version/activate',
  answer: Delivered,
})

/** Gives readers the content of the build again. */
export const leavePacks = endpoint({
  method: 'POST',
  path: '/api/admin/content-packs/leave',
  answer: Delivered,
})
