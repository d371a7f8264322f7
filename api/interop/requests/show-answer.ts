import { type Asker, requireAsker } from '#api/accounts/lock-asker.ts'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { PresentationRequestRow } from './presentation-request-row.ts'
import { requireOwnRequest } from './read-requests.ts'

/** Shows the answer of a wallet on the same device to the user who asked, with the code of this wallet. */
export async function showAnswer(
  services: Pick<Services, 'database' | 'clock'>,
  { requestId, user, code }: { requestId: string; user: Asker; code: string },
): Promise<PresentationRequestRow> {
  const { id } = await requireOwnRequest(services, { requestId, userId: user.id })
  const row = await services.database.transaction(async (trx) => {
    await requireAsker(trx, user)
    return PresentationRequestRow.useCode(trx, id, hashSecret(code))
  })
  if (!row) throw new ApiError('PRESENTATION_REQUEST_OVER')
  return row
}
