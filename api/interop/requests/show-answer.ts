import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { PresentationRequestRow } from './presentation-request-row.ts'
import { requireOwnRequest } from './read-requests.ts'

/** Shows the answer of a wallet on the same device to the user who asked, with the code of this wallet. */
export async function showAnswer(
  services: Pick<Services, 'database' | 'clock'>,
  { requestId, userId, code }: { requestId: string; userId: string; code: string },
): Promise<PresentationRequestRow> {
  const { id } = await requireOwnRequest(services, { requestId, userId })
  const row = await PresentationRequestRow.useCode(services.database, id, hashSecret(code))
  if (!row) throw new ApiError('PRESENTATION_REQUEST_OVER')
  return row
}
