import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import type { ProblemCode } from '#contracts/problem.ts'
import { fillIn, valuesOf } from '#contracts/language/fill-in.ts'
import type { Reason } from '#contracts/reason.ts'
import { REFUSAL_REASONS } from '#contracts/refusal-reasons.ts'
import { REFUSALS } from './refusals.ts'

interface Details {
  /** Names a sentence that is more precise than the usual one of the code. */
  reason?: Reason | undefined
  /** The path of the one wrong input that `reason` is about. */
  input?: string
  /** The reason for each wrong input, by its path. */
  fields?: Record<string, Reason>
  /** A sentence that quotes texts of its input, so that no table has it. It stays English. */
  message?: string
  retryAfterSeconds?: number
  /** The id of the account that a request without a session is about. Only the security log gets this id. */
  userId?: string
}

/** The error for an expected refusal. Only `answerProblems` turns it into a response. */
export class ApiError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly reason: Reason | undefined
  readonly fields: Readonly<Record<string, Reason>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly userId: string | undefined

  constructor(code: ProblemCode, details: Details = {}) {
    const { reason, input, message, retryAfterSeconds, userId } = details
    super(message ?? (reason ? describeReason(reason) : REFUSALS[code].message))
    this.name = 'ApiError'
    this.code = code
    this.status = REFUSALS[code].status
    this.reason = reason
    this.fields = input !== undefined && reason ? { [input]: reason } : details.fields
    this.retryAfterSeconds = retryAfterSeconds
    this.userId = userId
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  ...INPUT_REASONS,
  ...REFUSAL_REASONS,
  ...Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
}

/** Returns the English sentence of a reason. */
export function describeReason({ code, params = {} }: Reason): string {
  return fillIn(
    TEXTS[code] ?? code,
    valuesOf(params, (inner) => TEXTS[inner]),
  )
}
