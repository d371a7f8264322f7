import { ApiError } from '#api/http/errors.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import type { Services } from '#api/services.ts'
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
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
) {
  const own = PresentationRequestRow.ofUser(database, userId, readSince(clock.now()))
  return {
    total: own.clone().resultSize(),
    rows: own.orderBy('askedAt', 'desc').orderBy('id').limit(limit).offset(offset),
  }
}

function readSince(now: Date): Date {
  return new Date(now.getTime() - PRESENTATION_REQUEST_MS - ANSWER_READ_MS)
}
