import { randomInt } from 'node:crypto'
import type { Transaction } from 'objection'
import { PassRow } from './pass-row.ts'
import { StatusListRow } from './status-list-row.ts'

interface PassSlot {
  credentialId: string
  deviceId: string | null
}

/**
 * The pass rows of these slots, made where they are missing. Each new one gets a random free index of
 * the status list, so that neighbours in the list say nothing about each other; at least half of the
 * list is free, so a draw or two are enough.
 */
export async function ensurePasses(trx: Transaction, slots: PassSlot[]): Promise<PassRow[]> {
  const found = await PassRow.inSlots(trx, slots)
  if (found.length === slots.length) return found

  // The reservation locks the list's row: from here on nobody else makes passes.
  const size = await StatusListRow.reserve(trx, slots.length - found.length)
  const passes = await PassRow.inSlots(trx, slots)
  let waiting = slots.filter((slot) => !passes.some((pass) => fills(pass, slot)))
  while (waiting.length > 0) {
    const drawn = waiting.map((slot) => ({ ...slot, statusIndex: randomInt(size) }))
    const created = await PassRow.createWhereFree(trx, drawn)
    passes.push(...created)
    waiting = waiting.filter((slot) => !created.some((pass) => fills(pass, slot)))
  }
  return passes
}

function fills(pass: PassRow, { credentialId, deviceId }: PassSlot): boolean {
  return pass.credentialId === credentialId && pass.deviceId === deviceId
}

/** Sets the status bits of every pass of these credentials. */
export async function revokePassesOfCredentials(
  trx: Transaction,
  credentialIds: string[],
): Promise<void> {
  await PassRow.revokeForCredentials(trx, credentialIds)
  await StatusListRow.markChanged(trx)
}

/** Sets the status bits of every pass that these devices hold. */
export async function revokePassesOfDevices(trx: Transaction, deviceIds: string[]): Promise<void> {
  await PassRow.revokeForDevices(trx, deviceIds)
  await StatusListRow.markChanged(trx)
}
