import * as z from 'zod/mini'
import { ItemId, PathId } from '#contracts/learning/learning.ts'
import { TestResult } from '#contracts/learning/practice.ts'
import { body, endpoint, Instant } from './endpoint.ts'
import { TOKEN_DIGITS_MAX } from './presentation/digits.ts'
import { RefusalCode } from './problem.ts'
import { InputMethod, VERIFICATION_STATUSES } from './verification/log-entry.ts'

/**
 * An event records one thing that a person did on a device. The device chooses the UUID of the
 * event. An account has a log of events. The log only grows. `foldProgress` computes the progress
 * from the log. The progress does not depend on the order of the events, or on repeated events.
 * Decision: `docs/decisions/06-progress-is-a-log.md`.
 */

/**
 * The greatest number of events in one call. A call with the longest possible events still fits
 * into the body limit of the server.
 */
export const SYNC_EVENTS_MAX = 50
/**
 * The greatest number of offline verifications in one call. The server checks two signatures for
 * each verification.
 */
export const SYNC_VERIFICATIONS_MAX = 25
/** The greatest number of events in one response. */
export const SYNC_PAGE = 200
/**
 * The number of times that a device sends an event that the server refuses. After this number, the
 * device gives up the event.
 */
export const SYNC_TRIES = 3
/**
 * The limits of an account: events in 24 hours, and bytes in total. When a call would break a
 * limit, the server refuses the whole call with `TOO_MANY_REQUESTS`, and the device tries again
 * later. Weeks of learning make a few hundred events of less than 1 kB each. A day at a busy
 * counter makes a few hundred verifications. An honest account therefore reaches no limit. A
 * dishonest account cannot fill the storage.
 */
export const SYNC_EVENTS_PER_DAY = 2000
export const SYNC_BYTES_MAX = 10_000_000

const Name = z.string().check(z.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/), z.maxLength(80))

function event<Kind extends string, Payload extends z.ZodMiniType>(kind: Kind, payload: Payload) {
  return body({ id: z.uuid(), kind: z.literal(kind), at: Instant, payload })
}

const ModuleCompleted = event('module_completed', body({ path: PathId, module: Name }))

/** A limit against misuse. The longest real test has 30 questions. */
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

/**
 * The wallet settings of the spec. A device with `autoBackup` uses the settings that other devices
 * have saved.
 */
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
 * An offline verdict of a verifier's device, for the issuer's log. The server trusts only the code
 * in it: it checks the signatures of the code, and finds the credential by the code. The log stores
 * the credential, but not the code. The server does not log a verdict without a code.
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

/**
 * The position up to which a device has read the log. The device sends the cursor back unchanged.
 */
const Cursor = z.string().check(z.maxLength(100))

/**
 * An event before its check. The server checks each event alone, because a bad event must not block
 * the others.
 */
export const UnjudgedEvent = z.looseObject({ id: z.uuid() })

export const SyncAnswer = z.object({
  /**
   * The ids of those events of this call that the log now contains. An earlier call may have stored
   * them.
   */
  accepted: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), code: RefusalCode })),
  /** The account's events in the order of the log. An old app ignores kinds that it does not know. */
  events: z.array(z.object({ id: z.uuid(), kind: z.string(), at: Instant, payload: z.unknown() })),
  /**
   * The id of the log. A restore of a backup changes the epoch, because the restored log can lack
   * events that devices believe to be stored. Devices then read the log from its beginning, and
   * send the missing events again.
   */
  epoch: z.uuid(),
  /** The position at which the next call continues. */
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
     * The cursor of the last response. Without a cursor, or with a cursor of another epoch, the
     * response starts at the beginning of the log.
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
  /** The answered questions: of tests (`test/7`) and of interviews (`interview/purpose`). */
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
 * Computes the progress from a set of events. Sorts the events by the time of the device, then by
 * UUID. Every device therefore gets the same progress. If the time of a device was in the future,
 * the server has replaced it by the time of receipt.
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
