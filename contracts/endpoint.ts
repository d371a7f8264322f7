import * as z from 'zod/mini'
import { inputReason } from './reason.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The parameter names in a path: for `'/a/:b/c/:d'` they are `'b' | 'd'`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<Path extends string> = Record<ParamName<Path>, string>

export interface Endpoint<
  Path extends string = string,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method
  path: Path
  /**
   * True for a `POST` that changes nothing. The caller can send such a call again after a lost
   * response.
   */
  changesNothing?: true
  /** With `Nothing`, the server refuses a body. */
  body: Body
  query: Query
  answer: Answer
}

/** The schema for a call without a body or query. */
export const Nothing = z.undefined()

/** The schema for an empty response: status 204, no body. */
export const NoContent = z.undefined()

/**
 * Describes an object and refuses unknown keys. A field with a wrong or forbidden name is therefore
 * an error.
 */
export const body = z.strictObject

/**
 * Describes one call of the API. The server binds the call to a handler. The browser sends the
 * call. Both use these schemas to parse the body, the query and the response. The schema of a
 * response drops unknown fields.
 */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodMiniType,
  Body extends z.ZodMiniType = typeof Nothing,
  Query extends z.ZodMiniType = typeof Nothing,
>(definition: {
  method: Method
  path: Path
  changesNothing?: true
  answer: Answer
  body?: Body
  query?: Query
}): Endpoint<Path, Body, Query, Answer> {
  return {
    body: Nothing as unknown as Body,
    query: Nothing as unknown as Query,
    ...definition,
  }
}

/**
 * The request header with the id of the account for which the user makes a change. The server
 * refuses the change if another account has signed in meanwhile, for example in another tab.
 */
export const ACCOUNT_HEADER = 'X-Account'

/**
 * The schema of an instant in calls: ISO 8601 in UTC with milliseconds. The year 0 is refused,
 * because databases do not have it.
 */
export const Instant = z.iso
  .datetime()
  .check(z.refine((instant) => instant >= '0001', inputReason('INSTANT_TOO_EARLY')))

/**
 * The schema of a calendar day: `YYYY-MM-DD`. The day must exist, unlike 30 February. A day before
 * 1970-01-01 is refused, because signed bytes count the days from 1970-01-01.
 */
export const Day = z.iso
  .date(inputReason('DATE_INVALID'))
  .check(z.refine((day) => day >= '1970', inputReason('DATE_TOO_EARLY')))
