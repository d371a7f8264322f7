import type { Services } from '#api/services.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'
import {
  packStatusList,
  signStatusListCwt,
  signStatusListJwt,
  STATUS_LIST_ENTRIES,
} from '#api/interop/formats/status-list.ts'
import { STATUS_PATH } from '#contracts/interop/addresses.ts'
import { STATUS_LIFE_MS, STATUS_TTL_SECONDS } from '#contracts/interop/limits.ts'
import { WalletListRow } from './wallet-list-row.ts'

const ALL = Array.from({ length: STATUS_LIST_ENTRIES }, (_, index) => index)

type PublishListsServices = Pick<Services, 'database' | 'clock' | 'certificates' | 'publicOrigin'>

/**
 * Signs each list that was never signed, or whose last signature is older than the time for which readers
 * keep a copy. Returns the number of signed lists. A revocation signs no list, because readers keep their copy
 * for this time anyway.
 */
export async function publishLists(services: PublishListsServices): Promise<number> {
  const since = new Date(services.clock.now().getTime() - STATUS_TTL_SECONDS * 1000)
  const due = await WalletListRow.due(services.database, since)
  if (due.length === 0) return 0
  const signer = await services.certificates.signer('status')
  for (const row of due) await signList(services, signer, row)
  return due.length
}

async function signList(
  { database, clock, publicOrigin }: PublishListsServices,
  signer: CertifiedSigner,
  row: Pick<WalletListRow, 'list' | 'closedAt'>,
): Promise<void> {
  // Reads the time before the revoked instances. The content of the list is therefore at least as new as its
  // time.
  const signedAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  const { list, closedAt } = row
  const revoked = closedAt ? ALL : await WalletInstanceRow.revokedIn(database, list)
  const token = {
    uri: listAddress(publicOrigin(), list),
    aggregationUri: `${publicOrigin()}${STATUS_PATH}`,
    issuedAt: signedAt,
    expiresAt: new Date(signedAt.getTime() + STATUS_LIFE_MS),
    ttl: STATUS_TTL_SECONDS,
    packed: await packStatusList(revoked),
  }
  const jwt = await signStatusListJwt(signer, token)
  const cwt = Buffer.from(await signStatusListCwt(signer, token))
  await WalletListRow.sign(database, row, { jwt, cwt, signedAt })
}

export function listAddress(origin: string, list: number): string {
  return `${origin}${STATUS_PATH}/${String(list)}`
}
