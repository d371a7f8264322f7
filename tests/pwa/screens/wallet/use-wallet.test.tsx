// @vitest-environment happy-dom
import { hashKey } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { disk } from '#tests/support/browser/disk.ts'
import { type HeldCredential, listHeldCredentials } from '#contracts/credentials/credential.ts'
import { walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { isKept, markKept } from '#pwa/device/storage/kept-mark.ts'
import { readStorageState, reportStorage } from '#pwa/device/storage/storage-state.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { recallWallet, useWallet, WALLET_STALE_MS } from '#pwa/screens/wallet/use-wallet.ts'
import { answer, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const REVOKED: HeldCredential = { ...CARD, isRevoked: true }

let owner: string

beforeEach(() => {
  owner = crypto.randomUUID()
  keepUser({ ...AMARA, id: owner })
  reportStorage({ wasCleared: false })
})

async function keepCards(cards: unknown, ageMs: number): Promise<number> {
  const updatedAt = Date.now() - ageMs
  const { queries } = await openStore(owner)
  await queries.put({ key: hashKey(walletKey(owner)), data: cards, updatedAt })
  return updatedAt
}

async function readKeptCards(): Promise<unknown> {
  return (await (await openStore(owner)).queries.get(hashKey(walletKey(owner))))?.data
}

const openWallet = (client = createQueryClient()) => renderHook(() => useWallet(owner), client)

async function showsCards(
  { result }: ReturnType<typeof openWallet>,
  cards: readonly HeldCredential[],
) {
  await waitFor(() => {
    expect(result.current.data).toEqual(cards)
  })
}

describe('cards that are kept on this device', () => {
  test('are shown first, and then those of the server, which are kept in their place', async () => {
    await keepCards([CARD], WALLET_STALE_MS + 1)
    const { held, letGo } = hold<HeldCredential[]>()
    answer(listHeldCredentials, () => held)
    const wallet = openWallet()
    await showsCards(wallet, [CARD])
    await waitFor(() => {
      expect(askedPaths()).toEqual([listHeldCredentials.path])
    })
    expect(wallet.result.current.data).toEqual([CARD])
    letGo([REVOKED])
    await showsCards(wallet, [REVOKED])
    expect(await readKeptCards()).toEqual([REVOKED])
  })

  test('stay where the server cannot be reached, and are as old as they are', async () => {
    const updatedAt = await keepCards([CARD], WALLET_STALE_MS + 1)
    const wallet = openWallet()
    await showsCards(wallet, [CARD])
    await waitFor(() => {
      expect(wallet.result.current.isRefetchError).toBe(true)
    })
    expect(wallet.result.current.data).toEqual([CARD])
    expect(wallet.result.current.dataUpdatedAt).toBe(updatedAt)
    expect(await readKeptCards()).toEqual([CARD])
  })

  test('stay when somebody asks for newer ones and the server refuses', async () => {
    await keepCards([CARD], 0)
    refuse(listHeldCredentials, 503, 'SERVER_BUSY')
    const wallet = openWallet()
    await showsCards(wallet, [CARD])
    expect(wallet.result.current.isRefetchError).toBe(false)
    await act(() => wallet.result.current.refetch())
    await waitFor(() => {
      expect(wallet.result.current.isRefetchError).toBe(true)
    })
    expect(wallet.result.current.data).toEqual([CARD])
  })

  test('are there at the first render when they were recalled before it', async () => {
    await keepCards([CARD], 0)
    const client = createQueryClient()
    await recallWallet(client, owner)
    const { seen } = openWallet(client)
    expect(seen[0]?.data).toEqual([CARD])
    expect(askedPaths()).toEqual([])
  })

  test('and are no cards are not believed', async () => {
    await keepCards([{ ...CARD, expiryDate: 'never' }], 0)
    answer(listHeldCredentials, () => [REVOKED])
    const wallet = openWallet()
    await showsCards(wallet, [REVOKED])
    expect(wallet.seen.every(({ data }) => data === undefined || data[0]?.isRevoked)).toBe(true)
  })
})

describe('a wallet of which nothing is kept', () => {
  test('keeps what the server gives it, and notes whose it is', async () => {
    answer(listHeldCredentials, () => [CARD])
    const wallet = openWallet()
    await showsCards(wallet, [CARD])
    expect(await readKeptCards()).toEqual([CARD])
    expect(isKept(owner)).toBe(true)
    expect(readStorageState().wasCleared).toBe(false)
  })

  test('and which is empty leaves no note', async () => {
    answer(listHeldCredentials, () => [])
    await showsCards(openWallet(), [])
    expect(isKept(owner)).toBe(false)
  })

  test('on a disk that is full leaves no note', async () => {
    disk.fill()
    answer(listHeldCredentials, () => [CARD])
    await showsCards(openWallet(), [CARD])
    expect(isKept(owner)).toBe(false)
  })

  test('though there was something says that the browser removed it', async () => {
    markKept(owner)
    answer(listHeldCredentials, () => [CARD])
    await showsCards(openWallet(), [CARD])
    expect(readStorageState().wasCleared).toBe(true)
  })

  test('says without a connection that it failed, and holds no cards', async () => {
    const { result } = openWallet()
    await waitFor(() => {
      expect(result.current.isLoadingError).toBe(true)
    })
    expect(result.current.data).toBeUndefined()
  })
})
