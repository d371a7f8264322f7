import { reasonOf } from '#contracts/describe-input.ts'
import { because, type Reason } from '#contracts/reason.ts'
import Router from '@koa/router'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import { retryLost } from '#api/database/faults.ts'
import { ACCOUNT_HEADER, type Endpoint, type Method, type Params } from '#contracts/endpoint.ts'
import { NEXT_PAGE, PREVIOUS_PAGE, TOTAL_COUNT } from '#contracts/page.ts'
import type { ProblemCode } from '#contracts/problem.ts'
import { ApiError } from './errors.ts'
import { clientAddress, countedAddress } from './client-address.ts'
import type { Guard } from './guards.ts'
import type { Budget, LimitClass, Limits } from './limits.ts'
import { hasBody, readJsonBody } from './read-body.ts'
import type { ListPage } from './read-page.ts'
import { readSignedInUserAgain, signedInUser, type SignedInUser } from './signed-in-user.ts'

// Sets the language of the schema library. A response contains a message of the library when our schema has
// no message for a wrong input.
z.config(z.locales.en())

/**
 * The budgets of an account that count only after the guards. A thief with an old session, whom the guards refuse,
 * uses up nothing that the owner needs.
 */
const PROVEN: Partial<Record<LimitClass, Budget>> = {
  act: 'acts',
  export: 'exports',
  sensitive: 'sensitive',
}

const WRONG: readonly ProblemCode[] = [
  'LINK_EXPIRED',
  'LOGIN_CODE_OVER',
  'LOGIN_CODE_WRONG',
  'RECOVERY_REFUSED',
]

interface Address {
  method: Method
  path: string
}

/** The limit class of a route, followed by its guards. They run in this order. */
export type Policy = readonly [LimitClass, ...Guard[]]

/** The description of a bound route. Tests use it to call every route in every role. */
export interface BoundRoute {
  method: Method
  path: string
  limit: LimitClass
  guards: readonly string[]
  /** The endpoint, with the schemas of body, query and response. Absent for `rawRoute` and `openRoute`. */
  endpoint?: Endpoint
}

export interface ApiRouter {
  koa: Router
  /** The routes that other programs call. These routes run before any session is read. */
  open: Router
  limits: Limits
  /** All routes in the order of their binding. */
  bound: BoundRoute[]
}

export function createApiRouter(limits: Limits): ApiRouter {
  return { koa: new Router(), open: new Router(), limits, bound: [] }
}

/** The user that the handler gets. A route with a guard always has a user. */
type UserOf<P extends Policy> = P extends readonly [LimitClass] ? SignedInUser | null : SignedInUser

interface Input<
  Path extends string,
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  P extends Policy,
> {
  body: z.output<Body>
  query: z.output<Query>
  params: Params<Path>
  user: UserOf<P>
  ctx: Context
}

/**
 * Binds an endpoint that has a contract. A call passes the limit, the guards and the schema of the input
 * (see `bind`). Then the handler runs, and the schema of the response checks the handler's result. For the busiest calls,
 * `checksAnswer: false` leaves this check out. Then the presenter must build each object of the response
 * member by member, and a test must prove this.
 */
export function route<
  Path extends string,
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  const P extends Policy,
>(
  router: ApiRouter,
  endpoint: Endpoint<Path, Body, Query, Answer>,
  policy: P,
  handle: (input: Input<Path, Body, Query, P>) => z.input<Answer> | Promise<z.input<Answer>>,
  { checksAnswer = true } = {},
): void {
  bind(router, endpoint, policy, readJsonBody, async (ctx, user, json) => {
    const body = parse(endpoint.body, json)
    const query = parse(
      endpoint.query,
      ctx.querystring === '' ? emptyQuery(endpoint.query) : { ...ctx.query },
    )
    const params = ctx.params as Params<Path>
    const input = { body, query, params, user: user as UserOf<P>, ctx }
    const ask = () => Promise.resolve(handle(input))
    const isRead = endpoint.method === 'GET'
    const result = await (isRead ? retryLost(ask) : ask())
    answer(ctx, checksAnswer ? endpoint.answer.parse(result) : result)
  })
}

/**
 * Binds an endpoint that returns a list. The response is one page of the list. Headers have the number of all
 * entries, and the places of the pages before and after this page.
 */
export function listRoute<
  Path extends string,
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Item extends z.ZodMiniType,
  const P extends Policy,
>(
  router: ApiRouter,
  endpoint: Endpoint<Path, Body, Query, z.ZodMiniArray<Item>>,
  policy: P,
  handle: (input: Input<Path, Body, Query, P>) => Promise<ListPage<z.input<Item>>>,
): void {
  route(router, endpoint, policy, async (input) => {
    const { items, total, previous, next } = await handle(input)
    input.ctx.set(TOTAL_COUNT, String(total))
    if (previous !== undefined) input.ctx.set(PREVIOUS_PAGE, previous)
    if (next !== undefined) input.ctx.set(NEXT_PAGE, next)
    return items
  })
}

/** Binds a path whose response is not JSON. The handler itself writes the bytes. */
export function rawRoute<const P extends Policy>(
  router: ApiRouter,
  address: Address,
  policy: P,
  handle: (ctx: Context, user: UserOf<P>, params: Record<string, string>) => Promise<void>,
): void {
  uploadRoute(
    router,
    address,
    policy,
    () => Promise.resolve(),
    (ctx, user) => handle(ctx, user, ctx.params as Record<string, string>),
  )
}

/** Binds a path whose body is not the JSON of a call. `read` gets the body, and its result goes to `handle`. */
export function uploadRoute<Body, const P extends Policy>(
  router: ApiRouter,
  address: Address,
  policy: P,
  read: (ctx: Context) => Promise<Body>,
  handle: (ctx: Context, user: UserOf<P>, body: Body) => Promise<void>,
): void {
  bind(router, address, policy, read, (ctx, user, body) => handle(ctx, user as UserOf<P>, body))
}

/** Binds a path that any origin may call. The handler gets no user, because no cookie is read. */
export function openRoute(
  { open, limits, bound }: ApiRouter,
  { method, path }: { method: Method; path: string },
  limit: LimitClass,
  handle: (ctx: Context, params: Record<string, string>) => Promise<void> | void,
): void {
  bound.push({ method, path, limit, guards: [] })
  open.register(path, [method], async (ctx) => {
    await applyLimit(limits, limit, ctx, null)
    await handle(ctx, ctx.params)
  })
}

/**
 * Binds a path. Limit and guards come first, so that a stranger is refused before a byte of the body is read.
 * A slow body takes up to half a minute. After the body, session and guards are therefore read again: a
 * session that has ended meanwhile does nothing more.
 * Decision: `docs/decisions/39-right-is-read-in-the-transaction.md`.
 */
function bind<Body>(
  { koa, limits, bound }: ApiRouter,
  endpoint: Address | Endpoint,
  [limit, ...guards]: Policy,
  read: (ctx: Context) => Promise<Body>,
  handle: (ctx: Context, user: SignedInUser | null, body: Body) => Promise<void>,
): void {
  const { method, path } = endpoint
  bound.push({
    method,
    path,
    limit,
    guards: guards.map(({ name }) => name),
    ...('answer' in endpoint && { endpoint }),
  })
  koa.register(path, [method], async (ctx) => {
    const caller = signedInUser(ctx)
    await applyLimit(limits, limit, ctx, caller)
    if (guards.length > 0) requireNamedAccount(ctx, caller)
    for (const guard of guards) guard(caller)
    const body = await read(ctx)
    const user = caller && hasBody(ctx) ? await admitAgain(ctx, guards) : caller
    const proven = PROVEN[limit]
    if (user && proven) await limits.consume(proven, [accountKey(user.id)])
    const handled = handle(ctx, user, body)
    await (limit === 'secret' ? handled.catch(countWrong(limits, ctx)) : handled)
  })
}

async function admitAgain(ctx: Context, guards: readonly Guard[]): Promise<SignedInUser> {
  const user = await readSignedInUserAgain(ctx)
  if (!user) throw new ApiError('SIGN_IN_REQUIRED')
  for (const guard of guards) guard(user)
  return user
}

async function applyLimit(
  limits: Limits,
  limit: LimitClass,
  ctx: Context,
  user: SignedInUser | null,
): Promise<void> {
  const address = addressKey(ctx)
  const key = user ? accountKey(user.id) : address
  // A guest counts by network address, like a caller without an account. Otherwise a caller could become a
  // new guest for each call.
  if (limit === 'sensitiveFromAddress' || (limit === 'sensitive' && user?.isGuest !== false)) {
    await limits.consume('sensitiveFromAddress', [address])
  }
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
  if (limit === 'verification') await limits.consume('verification', [key])
  if (limit === 'others') await limits.consume('others', [address])
  if (limit === 'probe') await limits.consume('probes', [address])
  if (limit === 'counted') await limits.consume('reads', [key])
  if (limit !== 'general') return

  if (isRead) {
    if (!user) await limits.consume('reads', [key])
    return
  }
  const budget: Budget = user?.isAdmin ? 'administration' : 'general'
  await limits.consume(budget, [key])
}

/**
 * Throws when `ACCOUNT_HEADER` names another account than the signed-in account. This happens when another
 * user has signed in to this browser since the page was opened. Only the console sends this header. A call
 * without it passes.
 */
function requireNamedAccount(ctx: Context, user: SignedInUser | null): void {
  const named = ctx.get(ACCOUNT_HEADER)
  if (named !== '' && user && named !== user.id) {
    throw new ApiError('SIGN_IN_REQUIRED', { reason: because('OTHER_ACCOUNT') })
  }
}

/**
 * Counts a call only if its secret was wrong. A right secret therefore works even after wrong secrets from
 * the same network address.
 */
function countWrong(limits: Limits, ctx: Context): (refusal: unknown) => Promise<never> {
  return async (refusal) => {
    if (refusal instanceof ApiError && WRONG.includes(refusal.code)) {
      await limits.consume('wrongSecrets', [addressKey(ctx)])
    }
    throw refusal
  }
}

export function addressKey(ctx: Context): string {
  return `address:${countedAddress(clientAddress(ctx))}`
}

export function accountKey(userId: string): string {
  return `account:${userId}`
}

/**
 * Returns an empty query. The schema then fills in its defaults. Returns undefined if the endpoint has no
 * query.
 */
function emptyQuery(schema: z.ZodMiniType): object | undefined {
  return schema instanceof z.ZodMiniUndefined ? undefined : {}
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, Reason> = {}
  for (const issue of result.error.issues) {
    fields[issue.path.map(String).join('.')] ??= reasonOf(issue)
  }
  const [reason] = Object.values(fields)
  throw new ApiError('INVALID_INPUT', { reason, fields })
}

function answer(ctx: Context, value: unknown): void {
  if (value === undefined) {
    ctx.status = 204
    return
  }
  ctx.type = 'application/json'
  ctx.body = JSON.stringify(value)
}
