import type { Transaction } from 'objection'
import type { PassIndices } from './pass-indices.ts'
import { PassRow, type PassSlot } from './pass-row.ts'

/** Returns the rows of passes for these slots. First adds the missing rows. */
export async function ensurePasses(
  trx: Transaction,
  indices: PassIndices,
  slots: PassSlot[],
): Promise<PassRow[]> {
  if (slots.length === 0) return []
  const found = await PassRow.inSlots(trx, slots)
  const missing = slots.filter((slot) => !found.some((pass) => fills(pass, slot)))
  if (missing.length === 0) return found

  await PassRow.create(
    trx,
    missing.map((slot) => ({ ...slot, statusIndex: indices.take(slot.week) })),
  )
  return PassRow.inSlots(trx, slots)
}

function fills(pass: PassRow, { credentialId, week }: PassSlot): boolean {
  return pass.credentialId === credentialId && pass.week === week
}
