import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The names behind the colons of a path: `'/a/:b/c/:d'` gives `'b' | 'd'`. */
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
  /** For a `POST` that only asks: a lost answer leaves no change behind. */
  changesNothing?: true
  /** Absent: the call has no body, and the server refuses one. */
  body: Body
  query: Query
  answer: Answer
}

/** The body or query of a call without one. */
export const Nothing = z.undefined()

/** The answer of an endpoint with nothing to tell: 204, no body. */
export const NoContent = z.undefined()

/** An object whose unknown keys are refused, so that a mistyped or smuggled field is an error. */
export const body = z.strictObject

/**
 * One call of the API. The server binds it to a handler, the browser calls it, and both sides parse body,
 * query and answer by these schemas. Answers are plain objects, which drop unknown fields.
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

/** The longest page of a list, and the length of a page when the caller names no limit. */
export const LIST_LIMIT_MAX = 500
const LIST_LIMIT_DEFAULT = 100

/** The number of all entries of a list; the answer has one page of them. */
export const TOTAL_COUNT = 'X-Total-Count'

/** Names the account of a change. In another tab somebody else may have signed in since. */
export const ACCOUNT_HEADER = 'X-Account'

export const Page = body({
  limit: z._default(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
    LIST_LIMIT_DEFAULT,
  ),
  offset: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(0))), 0),
})

/** An instant on the wire: ISO 8601 in UTC with milliseconds. Databases know no year 0. */
export const Instant = z.iso
  .datetime()
  .check(z.refine((instant) => instant >= '0001', 'Give a time of our era.'))

/** A calendar day, `YYYY-MM-DD`, that exists (30 February does not). Signed bytes count from 1970. */
export const Day = z.iso
  .date('Enter a date that exists, as YYYY-MM-DD.')
  .check(z.refine((day) => day >= '1970', 'Enter a date from 1970 on.'))
