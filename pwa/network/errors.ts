import { parseJson } from '#contracts/parse-json.ts'
import { Problem } from '#contracts/problem.ts'
import { wordsOf } from '#pwa/language/words.ts'
import { words } from './words.ts'

/** Translates a problem by its code, because the server writes its message in English. */
const translateProblem = wordsOf('problems', (problem: Problem): Problem => problem)

/**
 * The error for a request that the API refused. By the spec, `message` is `status: body`. Screens
 * show `shown`.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly problem: Problem | null
  /**
   * The pause in milliseconds after which the server allows the next try. Null when the server
   * named no pause.
   */
  readonly retryAfter: number | null

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`${String(status)}: ${text}`)
    this.status = status
    this.problem = toProblem(text)
    this.retryAfter = retryAfter
  }

  get shown(): string {
    return this.problem?.message ?? words.refused
  }
}

/** The error for a request that did not reach the API, or that another server has answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly shown: string = words.unreached
}

/**
 * The error for a response that comes from the local network, for example the log-in page of a
 * hotel's Wi-Fi.
 */
export class ForeignAnswerError extends NetworkError {
  override readonly shown = words.foreign
}

/**
 * The error for a change whose request was sent, but whose response was not received completely in
 * time.
 */
export class UnansweredError extends NetworkError {
  override readonly shown = words.unanswered
}

/**
 * Returns the sentence that people see after a failed call. Returns `otherwise` if the error has no
 * such sentence.
 */
export function sentenceFor(error: unknown, otherwise?: string): string {
  if (error instanceof NetworkError) return error.shown
  if (error instanceof HttpError) return error.problem?.message ?? otherwise ?? error.shown
  return otherwise ?? words.unexpected
}

/**
 * Returns the title of the message about a failure. The title is `failed`, except after a change
 * without a response, because nobody knows whether this change failed.
 */
export function titleFor(error: unknown, failed: string): string {
  return error instanceof UnansweredError ? words.unansweredTitle : failed
}

function toProblem(text: string): Problem | null {
  const { data } = Problem.safeParse(parseJson(text))
  return data ? translateProblem(data) : null
}
