import * as z from 'zod/mini'
import { ItemId, PathId } from '#contracts/learning/learning.ts'
import { TestResult } from '#contracts/learning/practice.ts'
import { body, endpoint, Instant } from './endpoint.ts'
import { TOKEN_DIGITS_MAX } from './presentation/digits.ts'
import { RefusalCode } from './problem.ts'
import { InputMethod } from './verification/calls.ts'
import { VERIFICATION_STATUSES } from './verification/verdict.ts'

/**
 * An event records one thing that a person did on a device. The device makes the event's UUID. The account's
 * log of events only grows, and `foldProgress` computes the progress from the log. The order of the events
 * and repeated events do not change the progress.
 */

/** The most events in one call. Even the longest events fit into the greatest body of a call. */
export const SYNC_EVENTS_MAX = 50
/** The most offline verifications in one call. For each, the server must check two signatures. */
export const SYNC_VERIFICATIONS_MAX = 25
/** The most events in one response. */
export const SYNC_PAGE = 200
/** A device sends a refused event this number of times. Then the device puts the event aside. */
export const SYNC_TRIES = 3
/**
 * The limits of an account: events in 24 hours, and bytes in total. When a call would break a limit, the
 * server refuses the whole call with "later". Weeks of learning are a few hundred events of less than 1 kB.
 * A day at a busy counter is a few hundred verifications. So no honest account reaches a limit, and no
 * dishonest account can fill the storage.
 */
export const SYNC_EVENTS_PER_DAY = 2000
export const SYNC_BYTES_MAX = 10_000_000

const Name = z.string().check(z.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/), z.maxLength(80))

function event<Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
  return body({ id: z.uuid(), kind: z.literal(kind), at: Instant, payload })
}

const ModuleCompleted = event('module_completed', body({ path: PathId, module: Name }))

/** A test has at most 30 questions. */
const TEST_QUESTIONS_MAX = 100

const TEST_KINDS = ['practice_test', 'quick_check', 'simulator'] as const

const TestFinished = event(
  'test_finished',
  body({
    test: z.enum(TEST_KINDS),
    visaType: z.string().check(z.maxLength(20)),
    /** The ids of the answered questions. */
    questions: z.array(z.int().check(z.positive())).check(z.maxLength(TEST_QUESTIONS_MAX)),
    result: TestResult,
  }),
)

/** An interview question that the person answered. The answer itself stays on the device. */
const QuestionPracticed = event(
  'question_practiced',
  body({ question: ItemId.check(z.maxLength(80)) }),
)

const ChecklistItemSet = event(
  'checklist_item_set',
  body({ checklist: Name, item: Name, isDone: z.boolean() }),
)

/** The wallet settings of the spec. With `autoBackup`, a device uses the settings of another device. */
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
 * A verdict that a verifier reached offline. The verifier sends it for the issuer's log. The server checks
 * the signatures of the code and finds the credential by the code alone. The log keeps the credential and
 * forgets the code. A verdict without a code is not logged.
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

/** The position at which a device stopped reading. The device sends the cursor back unchanged. */
const Cursor = z.string().check(z.maxLength(100))

/** An event before its check. Each event is checked alone, so that a bad event does not block the others. */
export const UnjudgedEvent = z.looseObject({ id: z.uuid() })

export const SyncAnswer = z.object({
  /** Events that are in the log now, from this call or an earlier call. */
  accepted: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), code: RefusalCode })),
  /** The account's events in the order of the log. An old app ignores kinds that it does not know. */
  events: z.array(z.object({ id: z.uuid(), kind: z.string(), at: Instant, payload: z.unknown() })),
  /**
   * A restore changes the epoch, because a restored log may have lost events that devices think are stored.
   * Devices then read the log from its beginning and send the missing events again.
   */
  epoch: z.uuid(),
  /** The next call starts here. */
  cursor: Cursor,
  hasMore: z.boolean(),
})
export type SyncAnswer = z.infer<typeof SyncAnswer>

export const sync = endpoint({
  method: 'POST',
  path: '/api/sync',
  body: body({
    events: z.array(UnjudgedEvent).check(z.maxLength(SYNC_EVENTS_MAX)),
    /**
     * Without a cursor, or with the cursor of another epoch, the response starts at the beginning of the
     * log.
     */
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
  /** The time at which each module was first completed, by `path/module`. */
  modules: Map<string, string>
  /** The tests in the order in which they were finished. */
  tests: FinishedTest[]
  /** Each answered question once: questions of tests (`test/7`) and of interviews (`interview/purpose`). */
  practiced: Set<string>
  /** For each checklist, the time at which each ticked item was ticked. */
  checklists: Map<string, Map<string, string>>
  settings: SettingsPayload | null
}

/** Returns the name of an interview question in `Progress.practiced`. */
export function interviewName(questionId: string): string {
  return `interview/${questionId}`
}

/**
 * Computes the state from a set of events. The events are sorted by the client's time, then by UUID, so
 * every device gets the same state. When the client's time was in the future, the server has replaced it
 * with the time at which it received the event.
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
