import * as z from 'zod/mini'
import { Day, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { OfficialPage } from './dated.ts'
import { FactId } from './learning.ts'

/** About five times the size of the whole content. */
export const PACK_MAX_BYTES = 2 * 1024 * 1024
/** The build's own content has fifteen thousand values. */
export const PACK_VALUES_MAX = 60_000
const PACK_EDITOR_MAX = 100
const PACK_NOTE_MAX = 300

export const PackVersion = z.int().check(z.minimum(1), z.maximum(999_999_999))

/** The editor of a pack and its news. */
export const PackManifest = z.strictObject({
  schema: z.literal('vsg/content/1'),
  /** Higher than the version of every earlier pack. */
  version: PackVersion,
  /** The day on which the editor made the pack. */
  built: Day,
  editor: z.string().check(z.trim(), z.minLength(1), z.maxLength(PACK_EDITOR_MAX)),
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(PACK_NOTE_MAX)),
})
export type PackManifest = z.infer<typeof PackManifest>

/** The parts of a pack, each of which replaces the part of the build. */
export const PACK_PARTS = ['facts', 'notices', 'officialPages', 'bank', 'readingQuestions'] as const
export type PackPart = (typeof PACK_PARTS)[number]

/** Ids, compared with the content that readers get now. */
const PackDiff = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
})
export type PackDiff = z.infer<typeof PackDiff>

/** The effects of a pack. A pack with a finding cannot be imported. */
export const PackCheck = z.object({
  manifest: PackManifest,
  /** The version that readers get now; null for the content of the build. */
  comparedWith: z.nullable(PackVersion),
  parts: z.record(z.enum(PACK_PARTS), PackDiff),
  /** Items whose text would change, whatever the cause. */
  touched: z.array(z.string()),
  /** Facts with a date that has passed by today. */
  pastDate: z.array(z.string()),
  findings: z.array(z.string()),
})
export type PackCheck = z.infer<typeof PackCheck>

/** An imported pack. */
export const StoredPack = z.object({
  version: PackVersion,
  built: Day,
  editor: z.string(),
  note: z.string(),
  importedAt: Instant,
  /** Active until another pack is, or until a build is newer. */
  isActive: z.boolean(),
  /** The reason why the pack cannot be activated; null without one. */
  fault: z.nullable(z.string()),
})
export type StoredPack = z.infer<typeof StoredPack>

/** So many days before a fact is due for a check, its page appears in the list of pages to open. */
export const OPEN_DAYS_AHEAD = 14

/** An official page that somebody has to open, because the check of its facts is due or nearly due. */
export const PageToOpen = z.object({
  page: OfficialPage,
  /** The earliest date of its facts. */
  checkBy: Day,
  facts: z.array(FactId),
  /** The number of texts that depend on these facts. */
  texts: z.int(),
})
export type PageToOpen = z.infer<typeof PageToOpen>

/** The content that readers get: a pack, or the content of the build. */
export const Delivered = z.object({
  version: z.nullable(PackVersion),
  built: Day,
  /** The day of the build. No pack may be older. */
  floor: Day,
})
export type Delivered = z.infer<typeof Delivered>

/** Takes the file itself. Answers a `PackCheck` and changes nothing. */
export const CHECK_PACK = {
  method: 'POST',
  path: '/api/admin/content-packs/check',
  changesNothing: true,
} as const

/** Takes the same file again, stores it and activates it. Answers the new `Delivered`. */
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

/** For the facts that readers get now, the most urgent page first. */
export const listPagesToOpen = endpoint({
  method: 'GET',
  path: '/api/admin/content-packs/pages-to-open',
  answer: z.array(PageToOpen),
})

/** Activates an imported pack. */
export const activatePack = endpoint({
  method: 'POST',
  path: '/api/admin/content-packs/:version/activate',
  answer: Delivered,
})

/** Returns to the content of the build. */
export const leavePacks = endpoint({
  method: 'POST',
  path: '/api/admin/content-packs/leave',
  answer: Delivered,
})
