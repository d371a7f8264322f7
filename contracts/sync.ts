import * as z from 'zod/mini'
import { ItemId, PathId } from '#contracts/learning/learning.ts'
import { TestResult } from '#contracts/learning/practice.ts'
import { body, endpoint, Instant } from './endpoint.ts'
import { TOKEN_DIGITS_MAX } from './presentation/digits.ts'
import { RefusalCode } from './problem.ts'
import { InputMethod } from './verification/calls.ts'
import { VERIFICATION_STATUSES } from './verification/verdict.ts'

/**
 * What a person does on a device is an event with a UUID made there. The account's log of events
 * only grows, and what the events amount to is a fold of the log (`foldProgress`): the order in which
 * they arrive, and how often, changes nothing.
 */

/** The most events of one call; with the longest payload they stay below the limit of a body. */
export const SYNC_EVENTS_MAX = 50
/** The most offline verifications among them: each costs the server two checks of a signature. */
export const SYNC_VERIFICATIONS_MAX = 25
/** The most events of one answer. */
export const SYNC_PAGE = 200
/** How often a refused event is sent again before it is set aside. */
export const SYNC_TRIES = 3
/**
 * What an account may add in 24 hours and keep in all; a call that goes beyond is refused as a whole,
 * "later". Weeks of learning are some hundred events of less than 1 kB, a day at a busy counter some
 * hundred verifications: no honest account comes near, and no other fills our storage.
 */
export const SYNC_EVENTS_PER_DAY = 2000
export const SYNC_BYTES_MAX = 10_000_000

const Name = z.string().check(z.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/), z.maxLength(80))

function event<Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
  return body({ id: z.uuid(), kind: z.literal(kind), at: Instant, payload })
}

const ModuleCompleted = event('module_completed', body({ path: PathId, module: Name }))

/** A test has 30 at most. */
const TEST_QUESTIONS_MAX = 100

export const TEST_KINDS = ['practice_test', 'quick_check', 'simulator'] as const

const TestFinished = event(
  'test_finished',
  body({
    test: z.enum(TEST_KINDS),
    visaType: z.string().check(z.maxLength(20)),
    /** Ids of those that were answered. */
    questions: z.array(z.int().check(z.positive())).check(z.maxLength(TEST_QUESTIONS_MAX)),
    result: TestResult,
  }),
)

/** A question of an interview that was answered, aloud or in writing. What was said stays on the device. */
const QuestionPracticed = event(
  'question_practiced',
  body({ question: ItemId.check(z.maxLength(80)) }),
)

const ChecklistItemSet = event(
  'checklist_item_set',
  body({ checklist: Name, item: Name, isDone: z.boolean() }),
)

/** The spec's wallet settings; a device takes over those of another only with `autoBackup`. */
const SettingsSaved = event(
  'settings_saved',
  body({
    qrExpiryMinutes: z.number(),
    autoRefreshQR: z.boolean(),
    notificationsEnabled: z.boolean(),
    expiryWarningDays: z.number(),
    showCredentialIds: z.boolean(),
    themePreference: z.string().check(z.maxLength(20)),
    securityLevel: z.string().check(z.maxLength(20)),
    autoBackup: z.boolean(),
  }),
)

/**
 * A verdict that a verifier reached without a connection; only the issuer's own log wants it. Whose
 * credential was shown is read from the code, whose signatures the server checks, and from nothing
 * else; it enters the log, and the code is not kept. Without a code there is nothing to log.
 */
const OfflineVerification = event(
  'offline_verification',
  body({
    token: z.optional(z.string().check(z.maxLength(TOKEN_DIGITS_MAX))),
    status: z.enum([...VERIFICATION_STATUSES, 'not_checked']),
    inputMethod: z.optional(InputMethod),
  }),
)

const PROGRESS = [
  ModuleCompleted,
  TestFinished,
  QuestionPracticed,
  ChecklistItemSet,
  SettingsSaved,
] as const

export const ProgressEvent = z.discriminatedUnion('kind', PROGRESS)
export type ProgressEvent = z.infer<typeof ProgressEvent>

export const SyncEvent = z.discriminatedUnion('kind', [...PROGRESS, OfflineVerification])
export type SyncEvent = z.infer<typeof SyncEvent>

export type SettingsPayload = z.infer<typeof SettingsSaved>['payload']
export type OfflineVerificationEvent = z.infer<typeof OfflineVerification>

/** Where a device stopped reading, in the server's own words: it gives back what it was given. */
const Cursor = z.string().check(z.maxLength(100))

/** An event whose content is judged by itself, so that one bad event holds up no other. */
export const UnjudgedEvent = z.looseObject({ id: z.uuid() })

export const SyncAnswer = z.object({
  /** Now in the log, whether this call brought them or an earlier one. */
  accepted: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), code: RefusalCode })),
  /** Of this account, in the log's order. An old app skips the kinds that it does not know. */
  events: z.array(z.object({ id: z.uuid(), kind: z.string(), at: Instant, payload: z.unknown() })),
  /**
   * Another one after a restore, which may have lost what devices were told is in the log: they are
   * answered from its beginning, and send again what they hold and it lacks.
   */
  epoch: z.uuid(),
  /** Where the next call goes on. */
  cursor: Cursor,
  hasMore: z.boolean(),
})
export type SyncAnswer = z.infer<typeof SyncAnswer>

export const sync = endpoint({
  method: 'POST',
  path: '/api/sync',
  body: body({
    events: z.array(UnjudgedEvent).check(z.maxLength(SYNC_EVENTS_MAX)),
    /** From the beginning without one, or with one of another epoch. */
    since: z.optional(Cursor),
  }),
  answer: SyncAnswer,
})

export interface FinishedTest {
  id: string
  at: string
  test: (typeof TEST_KINDS)[number]
  visaType: string
  questions: number[]
  result: TestResult
}

export interface Progress {
  /** When each module was first completed, by `path/module`. */
  modules: Map<string, string>
  /** In the order in which they were finished. */
  tests: FinishedTest[]
  /** Every question that was ever answered, of tests (`test/7`) and interviews (`interview/purpose`), once. */
  practiced: Set<string>
  /** When each item that is done was ticked, by checklist. */
  checklists: Map<string, Map<string, string>>
  settings: SettingsPayload | null
}

/** Of a question of an interview, in `Progress.practiced`. */
export function interviewName(questionId: string): string {
  return `interview/${questionId}`
}

/**
 * What a set of events amounts to. Their order is the client's time, which the server has kept from
 * lying in its future, then the UUID: the same on every device.
 */
export function foldProgress(events: Iterable<ProgressEvent>): Progress {
  const byId = new Map(Array.from(events, (event) => [event.id, event]))
  const progress: Progress = {
    modules: new Map(),
    tests: [],
    practiced: new Set(),
    checklists: new Map(),
    settings: null,
  }
  for (const event of [...byId.values()].sort(compareEvents)) apply(progress, event)
  return progress
}

function compareEvents(one: ProgressEvent, other: ProgressEvent): number {
  const byTime = Date.parse(one.at) - Date.parse(other.at)
  if (byTime !== 0) return byTime
  return one.id < other.id ? -1 : 1
}

function apply(progress: Progress, { id, at, kind, payload }: ProgressEvent): void {
  switch (kind) {
    case 'module_completed': {
      const name = `${payload.path}/${payload.module}`
      if (!progress.modules.has(name)) progress.modules.set(name, at)
      return
    }
    case 'test_finished':
      progress.tests.push({ id, at, ...payload })
      for (const question of payload.questions) progress.practiced.add(`test/${String(question)}`)
      return
    case 'question_practiced':
      progress.practiced.add(interviewName(payload.question))
      return
    case 'checklist_item_set': {
      const done = progress.checklists.get(payload.checklist) ?? new Map<string, string>()
      if (!payload.isDone) done.delete(payload.item)
      else if (!done.has(payload.item)) done.set(payload.item, at)
      progress.checklists.set(payload.checklist, done)
      return
    }
    case 'settings_saved':
      progress.settings = payload
  }
}
