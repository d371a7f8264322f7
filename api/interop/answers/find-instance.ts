import type { Services } from '#api/services.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { STATUS_LIST_ENTRIES } from '#contracts/interop/formats/status-list.ts'
import { STATUS_PATH } from '#contracts/interop/addresses.ts'
import type { Shown } from './read-shown.ts'

/** Lists are numbered from 0, as PostgreSQL's integers count. */
const LIST = /^\d{1,9}$/

/**
 * What was given to a wallet, by its place in our lists: our own rows say more than the lists that others
 * read, and at once. A place is given to something else after a while, so the end has to be the same.
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
