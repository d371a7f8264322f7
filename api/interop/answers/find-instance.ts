import type { Services } from '#api/services.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { STATUS_LIST_ENTRIES } from '#api/interop/formats/status-list.ts'
import { STATUS_PATH } from '#contracts/interop/addresses.ts'
import type { Shown } from './read-shown.ts'

/** The number of a status list, at the end of the list's address. It fits into a PostgreSQL integer. */
const LIST = /^\d{1,9}$/

/**
 * Finds the row of the instance that a wallet shows, by the list and the index in its status reference. Reads
 * the rows and not the published lists, because the rows are newer and have more details. A later instance
 * can get the same index. Therefore the expiry must match too.
 *
 * No row has the holder's key of an instance, because list and index identify the credential. The price: a
 * thief of the document signer's key could show credentials of others until its certificate is withdrawn.
 */
export async function findInstance(
  { database, publicOrigin }: Pick<Services, 'database' | 'publicOrigin'>,
  { status, format, expiresAt }: Shown,
): Promise<WalletInstanceRow | undefined> {
  const lists = `${publicOrigin()}${STATUS_PATH}/`
  if (!status?.uri.startsWith(lists) || status.index >= STATUS_LIST_ENTRIES) return undefined
  const list = status.uri.slice(lists.length)
  if (!LIST.test(list)) return undefined
  const place = { list: Number(list), index: status.index }
  const instance = await WalletInstanceRow.at(database, place)
  const isSame = instance?.format === format && instance.expiresAt.getTime() === expiresAt.getTime()
  return isSame ? instance : undefined
}
