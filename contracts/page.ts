import * as z from 'zod/mini'
import { inputReason } from './reason.ts'
import { body } from './endpoint.ts'

/**
 * The greatest number of entries on one page of a list. `LIST_LIMIT_DEFAULT` is the number when the
 * caller sends no limit.
 */
export const LIST_LIMIT_MAX = 500
const LIST_LIMIT_DEFAULT = 100

/**
 * The number of entries that a list counts, and that its page numbers reach. Further entries would
 * cost more time than a page may take.
 */
export const NUMBERED_MAX = 10_000

/**
 * The response header with the number of all entries of a list. The response itself contains only
 * one page of the list. A number above `NUMBERED_MAX` means: more than `NUMBERED_MAX`.
 */
export const TOTAL_COUNT = 'X-Total-Count'

/**
 * The response headers with the values of `from` for the pages before and after this page. Absent
 * when there is no such page.
 */
export const PREVIOUS_PAGE = 'X-Previous-Page'
export const NEXT_PAGE = 'X-Next-Page'

/** The value of `from` for the last page. */
export const LAST_PAGE = 'last'

const FROM_MAX = 2000

export const PageSize = body({
  limit: z._default(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
    LIST_LIMIT_DEFAULT,
  ),
})

/** The place of a page in its list. `from` replaces `offset`. */
export const Page = z.extend(PageSize, {
  offset: z._default(
    z.pipe(
      z.coerce.number(),
      z.int().check(
        z.minimum(0),
        z.refine((offset) => offset < NUMBERED_MAX, {
          error: inputReason('PAGE_TOO_FAR'),
          params: { entries: NUMBERED_MAX },
        }),
      ),
    ),
    0,
  ),
  /**
   * `last`, or a value of `PREVIOUS_PAGE` or `NEXT_PAGE`: the keys of the entry beside the page.
   * With keys, a page costs the same anywhere in the list. A reload shows the same place, even if
   * that entry was deleted.
   */
  from: z.optional(
    z
      .string()
      .check(
        z.maxLength(FROM_MAX),
        z.regex(/^(last|(after|before)\.[\w-]+)$/, inputReason('PAGE_UNKNOWN')),
      ),
  ),
})
export type Page = z.infer<typeof Page>
