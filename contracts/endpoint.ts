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
  /** Of a `POST` that only asks: an answer that never came left nothing done. */
  changesNothing?: true
  /** Absent: the call carries no body, and one that is sent is refused. */
  body: Body
  query: Query
  answer: Answer
}

/** What a call without a body or a query carries: nothing. */
export const Nothing = z.undefined()

/** What an endpoint answers when there is nothing to tell: 204, no body. */
export const NoContent = z.undefined()

/** An object whose unknown keys are refused, so that a mistyped or smuggled field is an error. */
export const body = z.strictObject

/**
 * One call of the API: the server binds it to a handler, the browser calls it, and both sides parse
 * body, query and answer by these schemas. Answers are plain objects, which drop what they do not name.
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

/** The longest page of a list, and the page a caller gets who names no limit. */
export const LIST_LIMIT_MAX = 500
export const LIST_LIMIT_DEFAULT = 100

/** Carries how many entries a list has in all, of which a page is answered. */
export const TOTAL_COUNT = 'X-Total-Count'

/** Names the account for which a page makes a change: in another tab somebody else may have signed in since. */
export const ACCOUNT_HEADER = 'X-Account'

/** Paging of a list answer. */
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
