import type { Services } from '#api/services.ts'
import { WalletInstanceRow } from '#api/trust/wallet-instance-row.ts'
import type { CertifiedSigner } from '#contracts/formats/signer.ts'
import {
  packStatusList,
  signStatusListCwt,
  signStatusListJwt,
} from '#contracts/formats/status-list.ts'
import { STATUS_PATH } from '#contracts/interop/addresses.ts'
import { STATUS_LIFE_MS, STATUS_TTL_SECONDS } from '#contracts/interop/limits.ts'
import { WalletListRow } from './wallet-list-row.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'certificates' | 'publicOrigin'>

/** Signs each list that was signed as long ago as readers keep one, or never. Answers how many. */
export async function publishLists(services: Needs): Promise<number> {
  const since = new Date(services.clock.now().getTime() - STATUS_TTL_SECONDS * 1000)
  const due = await WalletListRow.due(services.database, since)
  if (due.length === 0) return 0
  const signer = await services.certificates.signer('status')
  for (const list of due) await signList(services, signer, list)
  return due.length
}

async function signList(
  { database, clock, publicOrigin }: Needs,
  signer: CertifiedSigner,
  list: number,
): Promise<void> {
  // Before what is revoked is read: a list never says that it knows more than it does.
  const signedAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  const packed = await packStatusList(await WalletInstanceRow.revokedIn(database, list))
  const token = {
    uri: listAddress(publicOrigin(), list),
    aggregationUri: `${publicOrigin()}${STATUS_PATH}`,
    issuedAt: signedAt,
    expiresAt: new Date(signedAt.getTime() + STATUS_LIFE_MS),
    ttl: STATUS_TTL_SECONDS,
    packed,
  }
  const jwt = await signStatusListJwt(signer, token)
  const cwt = Buffer.from(await signStatusListCwt(signer, token))
  await WalletListRow.sign(database, { list, jwt, cwt, signedAt })
}

export function listAddress(origin: string, list: number): string {
  return `${origin}${STATUS_PATH}/${String(list)}`
}
