import { randomInt } from 'node:crypto'
import type { Transaction } from 'objection'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { STATUS_LIST_ENTRIES } from '#api/interop/formats/status-list.ts'

export type Place = Pick<WalletInstanceRow, 'list' | 'index'>
type Instance = Pick<WalletInstanceRow, 'credentialId' | 'walletId' | 'format' | 'expiresAt'>

/**
 * Draws random indices in an open status list, and stores the free indices with the instance. If more than
 * half of the drawn indices are taken, the list is about half full. In this case, continues with a new list.
 */
export async function drawPlaces(
  trx: Transaction,
  instance: Instance,
  { count, now }: { count: number; now: Date },
): Promise<Place[]> {
  const places: Place[] = []
  let list = await anyList(trx, now)
  while (places.length < count) {
    const wanted = count - places.length
    const placed = await WalletInstanceRow.place(
      trx,
      drawIndices(wanted).map((index) => ({ ...instance, list, index })),
    )
    places.push(...placed)
    if (placed.length < wanted / 2) list = await WalletListRow.begin(trx, now)
  }
  return places
}

async function anyList(trx: Transaction, now: Date): Promise<number> {
  const open = await WalletListRow.open(trx)
  return open[randomInt(Math.max(1, open.length))] ?? WalletListRow.begin(trx, now)
}

function drawIndices(count: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(randomInt(STATUS_LIST_ENTRIES))
  return [...drawn]
}
