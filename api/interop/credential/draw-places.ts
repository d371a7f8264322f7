import { randomInt } from 'node:crypto'
import type { Transaction } from 'objection'
import { WalletInstanceRow } from '#api/trust/wallet-instance-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { STATUS_LIST_ENTRIES } from '#contracts/formats/status-list.ts'

export type Place = Pick<WalletInstanceRow, 'list' | 'index'>
type Instance = Pick<WalletInstanceRow, 'credentialId' | 'walletId' | 'format' | 'expiresAt'>

/**
 * Random places that nobody has, in any of the lists: where half of what was drawn is taken, that list is
 * half full, and another one is opened.
 */
export async function drawPlaces(
  trx: Transaction,
  instance: Instance,
  count: number,
): Promise<Place[]> {
  const places: Place[] = []
  let list = await anyList(trx)
  while (places.length < count) {
    const wanted = count - places.length
    const placed = await WalletInstanceRow.place(
      trx,
      drawIndices(wanted).map((index) => ({ ...instance, list, index })),
    )
    places.push(...placed)
    if (placed.length < wanted / 2) list = await WalletListRow.open(trx)
  }
  return places
}

async function anyList(trx: Transaction): Promise<number> {
  const count = await WalletListRow.count(trx)
  return count === 0 ? WalletListRow.open(trx) : randomInt(count)
}

function drawIndices(count: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(randomInt(STATUS_LIST_ENTRIES))
  return [...drawn]
}
