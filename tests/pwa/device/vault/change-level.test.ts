// @vitest-environment happy-dom
import '#tests/support/browser/happy-browser.ts'
import { hashKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { disk } from '#tests/support/browser/disk.ts'
import { fromBase64Url } from '#contracts/bytes.ts'
import { issuePasses, registerDevice } from '#contracts/presentation/calls.ts'
import { readNotes } from '#pwa/device/presentation/code-notes.ts'
import { readDeviceKey } from '#pwa/device/presentation/device-key.ts'
import { readKeptCards } from '#pwa/device/presentation/kept-cards.ts'
import { walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { readPass } from '#pwa/device/presentation/passes.ts'
import { readWalletSettings, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { isKept } from '#pwa/device/storage/kept-mark.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { sentenceForLevel, setPin, turnPinOff } from '#pwa/device/vault/change-level.ts'
import { closeVault, openVaultKey } from '#pwa/device/vault/open-keys.ts'
import { isSealed, sealJson } from '#pwa/device/vault/vault.ts'
import { readVaultState } from '#pwa/device/vault/vault-state.ts'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { Keeper, passOf } from './keeper.ts'
import {
  beginWallet,
  credentialId,
  fillWallet,
  type Level,
  loseConnection,
  NOTES,
  openNextPage,
  PIN,
  renewPasses,
} from './used-wallet.ts'

const ES256 = { name: 'ECDSA', hash: 'SHA-256' }

const LEVELS = ['standard', 'high'] as const

let owner: string
let server: Keeper
/** The id of the device before the change of the level. */
let formerId: string

beforeEach(() => {
  ;({ owner, server } = beginWallet())
})

const keepWallet = async (level: Level) => {
  formerId = await fillWallet(owner, level)
}

const renew = () => renewPasses(owner)

/** Changes from this level to the other level. */
const change = (from: Level) => (from === 'high' ? turnPinOff(owner) : setPin(owner, PIN))

async function readRows() {
  const { queries, madeCodes, deviceKeys, passes, vault } = await openStore(owner)
  return {
    values: [
      ...(await queries.toArray()).map(({ data }) => data),
      ...(await madeCodes.toArray()).map(({ note }) => note),
      ...(await passes.toArray()).map(({ pass }) => pass),
    ],
    keys: await deviceKeys.toArray(),
    vaults: await vault.toArray(),
  }
}

/**
 * Expects that all stored data can be read at this level. Expects that the pass belongs to the
 * device key.
 */
async function expectWhole(level: Level) {
  expect(await readVaultState(owner)).toBe('open')
  expect(readWalletSettings().securityLevel).toBe(level)
  expect(await readKeptCards(owner)).toEqual([CARD])
  expect(await readNotes(owner)).toEqual(NOTES)
  expect(isKept(owner)).toBe(true)

  const key = await readDeviceKey(owner)
  if (!key) throw new Error('no key')
  const pass = await readPass(owner, credentialId)
  expect(pass?.pass).toBe(passOf(key.deviceId ?? '').pass)
  const message = new Uint8Array([1])
  const signed = await crypto.subtle.sign(ES256, key.privateKey, message)
  const p256 = { name: 'ECDSA', namedCurve: 'P-256' }
  const point = fromBase64Url(key.publicKey)
  const publicKey = await crypto.subtle.importKey('raw', point, p256, true, ['verify'])
  expect(await crypto.subtle.verify(ES256, publicKey, signed, message)).toBe(true)

  const { values, keys, vaults } = await readRows()
  expect(values.map(isSealed)).toEqual(values.map(() => level === 'high'))
  expect(vaults).toHaveLength(level === 'high' ? 1 : 0)
  const inClear = keys.flatMap(({ privateKey }) => privateKey ?? [])
  expect(inClear.map(({ extractable }) => extractable)).toEqual(level === 'high' ? [] : [false])
  return key
}

const other = (level: Level): Level => (level === 'high' ? 'standard' : 'high')

describe.each(LEVELS)('a wallet that was %s', (from) => {
  test('keeps all that it had at the other level, under a new key', async () => {
    await keepWallet(from)
    const exporting = vi.spyOn(crypto.subtle, 'exportKey')
    const former = await readDeviceKey(owner)
    await change(from)
    const key = await expectWhole(other(from))
    expect(key.publicKey).not.toBe(former?.publicKey)
    expect(server.places.get(formerId)).toBe('left')
    expect(server.inUse).toEqual([key.deviceId])

    const exported = exporting.mock.calls.map(([, one]) => one as unknown)
    expect(exported).not.toContain(former?.privateKey)
    exporting.mockRestore()
    expect(await openNextPage(owner)).toBe(other(from))
    await expectWhole(other(from))
  })

  test('asks the server for a new key and its passes before the former one goes', async () => {
    await keepWallet(from)
    const before = askedPaths().length
    await change(from)
    const { path: register } = registerDevice
    expect(askedPaths().slice(before)).toEqual([register, issuePasses.path, register])
  })

  test('is not touched without a connection, and says so', async () => {
    await keepWallet(from)
    const rows = JSON.stringify(await readRows())
    loseConnection()
    const error: unknown = await change(from).catch((thrown: unknown) => thrown)
    expect(sentenceForLevel(error, 'Otherwise.')).toBe('Connect once to change this.')
    expect(JSON.stringify(await readRows())).toBe(rows)
    await expectWhole(from)
  })

  test('is not touched where the server refuses, whose reason is told', async () => {
    await keepWallet(from)
    refuse(issuePasses, 503, 'PASSES_HELD', { message: 'Passes are held back.' })
    const error: unknown = await change(from).catch((thrown: unknown) => thrown)
    expect(sentenceForLevel(error, 'Otherwise.')).toBe('Passes are held back.')
    await expectWhole(from)
  })

  test('takes along what was noted while it was sealed or unsealed', async () => {
    await keepWallet(from)
    const { madeCodes } = await openStore(owner)
    const late = { credentialId, madeAt: 2, endsAt: 3, code: 'two more' }
    const vault = openVaultKey(owner)
    const read = madeCodes.toArray.bind(madeCodes)
    vi.spyOn(madeCodes, 'toArray').mockImplementationOnce(async () => {
      const rows = await read()
      const note = vault ? await sealJson(vault, late) : late
      await madeCodes.put({ id: late.code, at: late.madeAt, note })
      return rows
    })
    await change(from)
    expect(await readNotes(owner)).toEqual([...NOTES, late])
  })

  test('is not changed for somebody who has logged out meanwhile', async () => {
    await keepWallet(from)
    answer(issuePasses, ({ deviceId }) => {
      localStorage.removeItem('holder')
      return [passOf(deviceId)]
    })
    const rows = JSON.stringify(await readRows())
    await expect(change(from)).rejects.toMatchObject({ name: 'ChangedMeanwhile' })
    expect(JSON.stringify(await readRows())).toBe(rows)
  })

  describe('is whole when the app ends', () => {
    let reached: () => void
    let isReached: Promise<unknown>
    beforeEach(() => {
      isReached = new Promise<void>((done) => (reached = done))
    })
    const never = () => {
      reached()
      return new Promise<never>(() => undefined)
    }
    const untilReached = () => Promise.race([isReached, change(from).catch(() => undefined)])

    const STEPS = {
      'before the server has heard of the new key': () => {
        answer(registerDevice, never)
      },
      'before it hears that the server has the new key': () => {
        answer(registerDevice, (body) => {
          server.register(body)
          return never()
        })
      },
      'before it has the passes': () => {
        answer(issuePasses, never)
      },
      'in the middle of the transaction': () => {
        disk.fill()
      },
    }

    test.each(Object.entries(STEPS))('%s: under the former key', async (_, end) => {
      await keepWallet(from)
      end()
      await untilReached()
      disk.heal()
      server.open()
      expect(await openNextPage(owner)).toBe(from)
      expect((await expectWhole(from)).deviceId).toBe(formerId)
      expect(server.inUse).toEqual([formerId])
      await change(from)
      await expectWhole(other(from))
    })

    test.each([
      ['before the server has heard that the former key goes', false],
      ['before it hears that the server knows', true],
    ])('%s: under the new key, and the server hears it with the next passes', async (_, knows) => {
      await keepWallet(from)
      answer(registerDevice, (body) => {
        const isLast = body.preparedFor === undefined
        const device = isLast && !knows ? null : server.register(body)
        return isLast || !device ? never() : device
      })
      await untilReached()
      server.open()
      expect(await openNextPage(owner)).toBe(other(from))
      const key = await expectWhole(other(from))
      expect(key.deviceId).not.toBe(formerId)

      expect((await renew()).trouble).toBeNull()
      expect(server.inUse).toEqual([key.deviceId])
      expect(server.places.get(formerId)).toBe('left')
      const asked = askedPaths().length
      await renew()
      expect(askedPaths()).toHaveLength(asked)
    })
  })
})

test.each(LEVELS)('a wallet that was %s asks for no PIN while it changes', async (from) => {
  await keepWallet(from)
  const store = await openStore(owner)
  const atOnce = store.atOnce.bind(store)
  let state: unknown
  vi.spyOn(store, 'atOnce').mockImplementationOnce(async (work) => {
    const result = await atOnce(work)
    state = await readVaultState(owner)
    return result
  })
  await change(from)
  expect(state).toBe('open')
  await expectWhole(other(from))
})

test('a device that the server has no place for changes its level without a key', async () => {
  const { queries } = await openStore(owner)
  await queries.put({ key: hashKey(walletKey(owner)), data: [CARD], updatedAt: 1 })
  refuse(registerDevice, 409, 'DEVICE_LIMIT')
  await setPin(owner, PIN)
  expect(await readKeptCards(owner)).toEqual([CARD])
  expect(await openNextPage(owner)).toBe('high')
})

test('settings that an app that ended left behind follow the database', async () => {
  await keepWallet('high')
  saveWalletSettings({
    ...readWalletSettings(),
    securityLevel: 'standard',
    showCredentialIds: true,
  })
  closeVault(owner)
  expect(await readVaultState(owner)).toBe('locked')
  expect(readWalletSettings()).toMatchObject({ securityLevel: 'high', showCredentialIds: true })
})
