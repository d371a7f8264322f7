import * as z from 'zod/mini'
import type { Services } from '#api/services.ts'
import { tryOpen } from '#api/trust/sealing.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { REQUESTS_PATH } from '#contracts/interop/addresses.ts'
import { mayAskNames, NAMING_CLAIMS } from '#contracts/interop/dcql.ts'
import { PresentationRequest, type RequestState } from '#contracts/interop/requests.ts'
import type { PresentationRequestRow } from './presentation-request-row.ts'
import { requestSubject } from './request-key.ts'

const LINK_SCHEME = 'openid4vp://'

/** The verdict and the disclosed claims. The database has them sealed, because they identify people. */
export const Outcome = z.pick(PresentationRequest, { verification: true, disclosed: true })
export type Outcome = z.infer<typeof Outcome>

type Reader = Parameters<typeof mayAskNames>[0]

/**
 * Returns a request for the user who made it. Contains disclosed names only as long as this user may ask for
 * names.
 */
export function presentRequest(
  services: Pick<Services, 'clock' | 'sealing' | 'publicOrigin'>,
  row: PresentationRequestRow,
  reader: Reader,
): PresentationRequest {
  const outcome = row.responseCodeHash ? null : openOutcome(services, row)
  const state = stateOf(row, outcome, services.clock.now())
  const isNaming = row.claims.some((claim) => NAMING_CLAIMS.some((naming) => naming === claim))
  return {
    requestId: row.id,
    way: row.way,
    state,
    hasUnprovenRefusal: row.hasUnprovenRefusal,
    claims: row.claims,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    link: row.way !== 'browser' && state === 'open' ? linkTo(row, services.publicOrigin()) : null,
    verification: outcome?.verification ?? null,
    disclosed: (isNaming && mayAskNames(reader) && outcome?.disclosed) || {},
  }
}

/** A request whose response has no verdict yet, or waits for its code, counts as open until it expires. */
function stateOf(
  { isDeclined, responseCodeHash, expiresAt }: PresentationRequestRow,
  outcome: Outcome | null,
  now: Date,
): RequestState {
  if (isDeclined && !responseCodeHash) return 'declined'
  if (outcome) return 'answered'
  return expiresAt > now ? 'open' : 'expired'
}

function linkTo({ id, clientId }: PresentationRequestRow, origin: string): string {
  const parameters = new URLSearchParams({
    client_id: clientId,
    request_uri: `${origin}${REQUESTS_PATH}/${id}/object`,
    request_uri_method: 'post',
  })
  return `${LINK_SCHEME}?${parameters.toString()}`
}

/**
 * Opens the sealed outcome. Returns null when its master key was deleted. This loses little, because an
 * outcome can be read only for minutes.
 */
function openOutcome(
  { sealing }: Pick<Services, 'sealing'>,
  { id, sealedOutcome }: PresentationRequestRow,
): Outcome | null {
  const bytes = sealedOutcome && tryOpen(sealing, requestSubject(id), sealedOutcome)
  return bytes ? Outcome.parse(parseJson(bytes.toString('utf8'))) : null
}
