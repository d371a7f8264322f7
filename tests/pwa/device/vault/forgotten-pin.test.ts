// @vitest-environment happy-dom
import '#tests/support/browser/happy-browser.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readNotes } from '#pwa/device/presentation/code-notes.ts'
import { readKeptCards } from '#pwa/device/presentation/kept-cards.ts'
import { readWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { setPin } from '#pwa/device/vault/change-level.ts'
import { giveUpKept } from '#pwa/device/vault/give-up-kept.ts'
import { closeVault, openVaultKey } from '#pwa/device/vault/open-keys.ts'
import { readVaultState } from '#pwa/device/vault/vault-state.ts'
import { Keeper } from './keeper.ts'
import {
  beginWallet,
  fillWallet,
  loseConnection,
  openNextPage,
  PIN,
  renewPasses,
} from './used-wallet.ts'
import { PATIENCE } from '#tests/support/patience.ts'

let owner: string
let server: Keeper
/** The device id of the wallet before its PIN was forgotten. */
let formerId: string

beforeEach(() => {
  ;({ owner, server } = beginWallet())
})

describe('a PIN that was forgotten', () => {
  /** Builds a wallet, and forgets its PIN. Its user has just signed in again. */
  async function keepForgotten() {
    formerId = await fillWallet(owner, 'high')
    closeVault(owner)
    server.beginSession()
  }

  test('ends the former key at once, and reads nothing that it sealed', async () => {
    await keepForgotten()
    const unsealing = vi.spyOn(crypto.subtle, 'decrypt')
    await giveUpKept(owner)
    await vi.waitFor(() => {
      expect(server.places.get(formerId)).toBe('ended')
    }, PATIENCE)
    expect(unsealing).not.toHaveBeenCalled()
    unsealing.mockRestore()
    expect(openVaultKey(owner)).toBeNull()
    expect(readWalletSettings().securityLevel).toBe('standard')
    expect(await readKeptCards(owner)).toEqual([])
    expect(await readNotes(owner)).toEqual([])
  })

  test('without a connection ends it with the first passes of the next key', async () => {
    await keepForgotten()
    loseConnection()
    await giveUpKept(owner)
    expect(await readVaultState(owner)).toBe('open')
    server.open()
    expect(server.places.get(formerId)).toBe('in use')
    expect((await renewPasses(owner)).trouble).toBeNull()
    expect(server.places.get(formerId)).toBe('ended')
    expect(server.inUse).toHaveLength(1)
  })

  test('leaves nothing that keeps another PIN from being set', async () => {
    await keepForgotten()
    loseConnection()
    await giveUpKept(owner)
    server.open()
    await setPin(owner, PIN)
    expect(await openNextPage(owner)).toBe('high')
    expect(server.places.get(formerId)).toBe('ended')
  })
})
