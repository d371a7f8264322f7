import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { NEXT_PAGE, PREVIOUS_PAGE, TOTAL_COUNT } from '#contracts/page.ts'
import { type CallOptions, type Rest, send } from './http.ts'

/** A page of a list, with the contents of its headers: see `contracts/page.ts`. */
export interface ListAnswer<Items> {
  items: Items
  total: number
  previous: string | null
  next: string | null
}

export async function callList<
  Path extends string,
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType<unknown[]>,
>(
  endpoint: Endpoint<Path, Body, Query, Answer>,
  ...[options]: Rest<CallOptions<Path, Body, Query>>
): Promise<ListAnswer<z.output<Answer>>> {
  const { json, response } = await send(endpoint, options ?? {})
  const items = endpoint.answer.parse(json)
  return {
    items,
    total: Number(response.headers.get(TOTAL_COUNT) ?? items.length),
    previous: response.headers.get(PREVIOUS_PAGE),
    next: response.headers.get(NEXT_PAGE),
  }
}
