import { fromBase64Url } from '#contracts/bytes.ts'
import {
  isRevokedIn,
  openStatusList,
  STATUS_LIST_LIFE_MS,
  type StatusList,
} from '#contracts/presentation/status-list.ts'
import type { IssuerTrust, TrustBundle } from '#contracts/presentation/trust-bundle.ts'
import { authenticate, checkForm, type NotAuthentic } from './authenticate.ts'
import { judge, judgeRefused, type RevocationFact } from './judge.ts'
import { CLOCK_TOLERANCE_MS } from './token-times.ts'
import type { Verdict } from './verdict.ts'

export interface OfflineTrust extends IssuerTrust {
  /** Null when the list is not signed by one of the bundle's keys. */
  statusList: StatusList | null
}

/** Opens the list once, so that each verification only looks up its bit. */
export async function openTrustBundle(bundle: TrustBundle): Promise<OfflineTrust> {
  const { issuer, issuerKeys, statusList } = bundle
  return {
    issuer,
    issuerKeys,
    statusList: await openStatusList(fromBase64Url(statusList), bundle),
  }
}

/**
 * The verdict of a device that cannot reach the issuer. `trust` is null before the first bundle was
 * fetched. It never says invalid of what it could not check.
 */
export async function verifyOffline(
  input: string,
  trust: OfflineTrust | null,
  now: Date,
): Promise<Verdict> {
  if (!trust) return judgeRefused(checkForm(input) ?? WITHOUT_KEYS)
  const authentication = await authenticate(input, trust)
  if (!authentication.isAuthentic) return judgeRefused(softenUnknownKey(authentication))

  const revocation = readRevocation(trust.statusList, authentication.pass.statusIndex, now)
  return judge(
    authentication,
    { record: 'not_checked', revocation, anchor: { state: 'not_checked' } },
    now,
  )
}

const WITHOUT_KEYS: NotAuthentic = {
  isAuthentic: false,
  check: 'issuerSignature',
  code: 'TRUST_BUNDLE_MISSING',
  detail: 'This device has no list yet.',
}

/** The issuer may have a new key of which only a network could tell. */
function softenUnknownKey(refused: NotAuthentic): NotAuthentic {
  return refused.code === 'UNKNOWN_ISSUER' ? { ...refused, code: 'ISSUER_NOT_KNOWN_HERE' } : refused
}

/** A set bit counts however old the list is; a clear one only for as long as the list lives. */
export function readRevocation(
  list: StatusList | null,
  statusIndex: number,
  now: Date,
): RevocationFact {
  if (!list) return { state: 'not_checked', since: null }
  const { issuedAt } = list
  const isRevoked = isRevokedIn(list, statusIndex)
  if (isRevoked) return { state: 'revoked', what: 'pass', at: null }
  const age = now.getTime() - issuedAt.getTime()
  // A list from the future shows that this clock is behind, and then its age means nothing.
  const isFresh = age >= -CLOCK_TOLERANCE_MS && age < STATUS_LIST_LIFE_MS
  return isFresh && isRevoked === false
    ? { state: 'good', asOf: issuedAt }
    : { state: 'not_checked', since: issuedAt }
}
