import { ApiError } from '#api/http/errors.ts'
import { readPage } from '#api/http/read-page.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import type { Services } from '#api/services.ts'
import type { Page } from '#contracts/page.ts'
import { ANSWER_READ_MS, PRESENTATION_REQUEST_MS } from '#contracts/interop/limits.ts'
import { PresentationRequestRow } from './presentation-request-row.ts'

type ReadRequestsServices = Pick<Services, 'database' | 'clock'>

/**
 * Finds the user's own request, as long as its outcome can be read. This time is short, because a person at a
 * counter needs the disclosed names only for some minutes.
 */
export async function requireOwnRequest(
  { database, clock }: ReadRequestsServices,
  { requestId, userId }: { requestId: string; userId: string },
): Promise<PresentationRequestRow> {
  const row = isUuid(requestId) && (await PresentationRequestRow.withId(database, requestId))
  if (!row || row.userId !== userId || row.askedAt <= readSince(clock.now())) {
    throw new ApiError('PRESENTATION_REQUEST_OVER')
  }
  return row
}

export function findOwnRequests(
  { database, clock }: ReadRequestsServices,
  { userId, ...page }: Page & { userId: string },
) {
  const own = PresentationRequestRow.ofUser(database, userId, readSince(clock.now()))
  return readPage(database, page, {
    matching: [own],
    sort: { column: 'askedAt', kind: 'instant' },
    id: { column: 'id', kind: 'uuid' },
    order: 'desc',
    shown: own.clone(),
  })
}

function readSince(now: Date): Date {
  return new Date(now.getTime() - PRESENTATION_REQUEST_MS - ANSWER_READ_MS)
}
