import type { Knex } from 'knex'
import type { AnyQueryBuilder } from 'objection'
import * as z from 'zod/mini'
import { Day } from '#contracts/endpoint.ts'
import { LAST_PAGE, NUMBERED_MAX, type Page } from '#contracts/page.ts'
import { because } from '#contracts/reason.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { ApiError } from './errors.ts'

/** A page of a list. `total` is the number in the header `TOTAL_COUNT`. */
export interface ListPage<Item> {
  items: Item[]
  total: number
  /** The values of `from` for the pages beside this page. */
  previous: string | undefined
  next: string | undefined
}

interface Key {
  column: string
  kind: keyof typeof KINDS
}

/** A list is ordered by `sort`, and entries with equal values by the unique `id` in the same direction. */
interface List<Row> {
  /** The queries for the rows of the list. A row may match several of them. */
  matching: AnyQueryBuilder[]
  sort: Key
  id: Key
  order: 'asc' | 'desc'
  /** The query for the rows as the console shows them. It reads only the rows of the page. */
  shown: Pick<AnyQueryBuilder, 'whereIn'> & PromiseLike<Row[]>
}

/** The values of `sort` and `id` of an entry, as PostgreSQL writes them in JSON. */
type Keys = [sort: string | number, id: string | number]

interface Place {
  limit: number
  offset: number
  /** True when the page is read from its last entry to its first. */
  isBackward: boolean
  direction: 'asc' | 'desc'
  /** The keys of the entry before the page, or after a page that is read backward. */
  beside: Keys | undefined
}

/** The values that PostgreSQL accepts in a key of each kind. Anybody can invent keys. */
const KINDS = {
  // PostgreSQL has no year 0, no time zone that is 16 hours away, and at most six digits of a second.
  instant: z.iso
    .datetime({ offset: true })
    .check(z.regex(/^(?!0000)[^.]+(?:\.\d{1,6})?[+-](?:0\d|1[0-5]):/)),
  day: Day,
  text: z.string().check(z.regex(/^[^\0]*$/)),
  uuid: z.uuid(),
  number: z.int32(),
}

/**
 * The cost does not grow with the list. A list with at most `NUMBERED_MAX` rows is read as a whole and then
 * sorted. The rows of a longer list are read in their order, to the end of the page.
 */
export async function readPage<Row>(
  database: Knex,
  page: Page,
  list: List<Row>,
): Promise<ListPage<Row>> {
  const { matching, sort, id, order, shown } = list
  const columns = [sort.column, id.column]
  const place = readPlace(page, list)
  const keysOf = (rows: AnyQueryBuilder): Knex.QueryBuilder =>
    rows.clone().select(`${sort.column} as sort`, `${id.column} as id`).toKnexQuery()
  const isLong = await isAnyLong(database, matching)
  const upToPage = (rows: Knex.QueryBuilder) =>
    inOrder(rows, columns, place).limit(place.offset + place.limit + 1)
  const { total, keys } = await readKeys(
    database,
    matching.map((rows) => (isLong ? upToPage(keysOf(rows)) : keysOf(rows))),
    place,
  )
  const ids = keys.slice(0, place.limit).map(([, value]) => value)
  const rows = shown.whereIn(id.column, ids)
  const items = (await rows.orderBy(columns.map((column) => ({ column, order })))) as Row[]
  return { items, total: isLong ? NUMBERED_MAX + 1 : total, ...findNeighbours(page, place, keys) }
}

/** Returns whether one of the queries finds more than `NUMBERED_MAX` rows. */
async function isAnyLong(database: Knex, matching: AnyQueryBuilder[]): Promise<boolean> {
  const counts = matching.map((rows) => {
    const counted = rows
      .clone()
      .select(database.raw('1'))
      .limit(NUMBERED_MAX + 1)
    return database.count('*').from(counted.toKnexQuery().as('counted'))
  })
  const result = await database.queryBuilder().unionAll(counts, true)
  return (result as { count: string }[]).some(({ count }) => Number(count) > NUMBERED_MAX)
}

/** Reads the keys of the page, and of one more row if there is another page. `total` counts all read rows. */
async function readKeys(
  database: Knex,
  matching: Knex.QueryBuilder[],
  place: Place,
): Promise<{ total: number; keys: Keys[] }> {
  const page = inOrder(database.queryBuilder().from('matching'), ['sort', 'id'], place)
    .limit(place.limit + 1)
    .offset(place.offset)
  const [row] = await database
    .with('matching', database.queryBuilder().union(matching, true))
    .select<{ total: number; keys: Keys[] }[]>(
      database.raw('(select count(*)::int from matching) as total'),
      database.raw(
        `(select coalesce(json_agg(json_build_array(sort, id)), '[]') from ?) as keys`,
        page.as('page'),
      ),
    )
  return row ?? { total: 0, keys: [] }
}

function inOrder(
  rows: Knex.QueryBuilder,
  columns: string[],
  { direction, beside }: Place,
): Knex.QueryBuilder {
  if (beside) {
    const comparison = direction === 'asc' ? '>' : '<'
    void rows.whereRaw(`(??, ??) ${comparison} (?, ?)`, [...columns, ...beside])
  }
  return rows.orderBy(columns.map((column) => ({ column, order: direction })))
}

function readPlace({ limit, offset, from }: Page, { sort, id, order }: List<unknown>): Place {
  const isBackward = from === LAST_PAGE || from?.startsWith('before.') === true
  return {
    limit,
    offset: from === undefined ? offset : 0,
    isBackward,
    direction: isBackward === (order === 'asc') ? 'desc' : 'asc',
    beside: from === undefined || from === LAST_PAGE ? undefined : readBeside(from, [sort, id]),
  }
}

function readBeside(from: string, [sort, id]: [Key, Key]): Keys {
  const json = Buffer.from(from.slice(from.indexOf('.') + 1), 'base64url').toString()
  const read = z.tuple([KINDS[sort.kind], KINDS[id.kind]]).safeParse(parseJson(json))
  if (!read.success) throw new ApiError('INVALID_INPUT', { reason: because('PAGE_UNKNOWN') })
  return read.data
}

/** Returns the values of `from` for the pages beside the page with these keys. */
function findNeighbours({ offset, from }: Page, { limit, isBackward }: Place, keys: Keys[]) {
  const isMore = keys.length > limit
  const onPage = keys.slice(0, limit)
  if (isBackward) onPage.reverse()
  const [first, last] = [onPage[0], onPage.at(-1)]
  const hasPrevious = isBackward ? isMore : from !== undefined || offset > 0
  const hasNext = isBackward ? from !== LAST_PAGE : isMore
  return {
    previous: hasPrevious && first ? `before.${write(first)}` : undefined,
    next: hasNext && last ? `after.${write(last)}` : undefined,
  }
}

function write(keys: Keys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}
