import { hashKey } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { registerDevice } from '#contracts/presentation/calls.ts'
import { readDeviceKey } from '#pwa/device/presentation/device-key.ts'
import { walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { preparePasses } from '#pwa/device/presentation/passes.ts'
import { markKept } from '#pwa/device/storage/kept-mark.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { setPin } from '#pwa/device/vault/change-level.ts'
import { enterPin } from '#pwa/device/vault/pin.ts'
import { closeVault } from '#pwa/device/vault/open-keys.ts'
import { readVaultState } from '#pwa/device/vault/vault-state.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'
import { Keeper, startPinWorker } from './keeper.ts'

export const PIN = '271828'
export const { credentialId } = CARD
export const NOTES = ['one', 'two'].map((code, at) => ({
  credentialId,
  madeAt: at,
  endsAt: at + 1,
  code,
}))

export type Level = 'standard' | 'high'

/**
 * Signs a user in to a page. Starts the double of the server that holds this user's device keys.
 */
export function beginWallet(): { owner: string; server: Keeper } {
  vi.stubGlobal('isSecureContext', true)
  startPinWorker()
  localStorage.clear()
  const owner = crypto.randomUUID()
  keepUser({ ...AMARA, id: owner })
  const server = new Keeper()
  server.open()
  return { owner, server }
}

/**
 * Fills a wallet at this level with cards, passes and two notes of codes. Returns the device id.
 */
export async function fillWallet(owner: string, level: Level): Promise<string> {
  const { queries, madeCodes } = await openStore(owner)
  await queries.put({ key: hashKey(walletKey(owner)), data: [CARD], updatedAt: 1 })
  await madeCodes.bulkPut(NOTES.map((note) => ({ id: note.code, at: note.madeAt, note })))
  markKept(owner)
  await renewPasses(owner)
  if (level === 'high') await setPin(owner, PIN)
  const key = await readDeviceKey(owner)
  return key?.deviceId ?? ''
}

export const renewPasses = (owner: string) =>
  preparePasses({ owner, credentialIds: [credentialId], onEnded: () => undefined })

export function loseConnection() {
  answer(registerDevice, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** Closes the page, and opens the next page. If there is a PIN, the next page asks for it. */
export async function openNextPage(owner: string): Promise<Level> {
  closeVault(owner)
  const state = await readVaultState(owner)
  expect(state).not.toBe('mixed')
  if (state === 'open') return 'standard'
  expect(await enterPin(owner, PIN)).toEqual({ result: 'opened' })
  return 'high'
}
