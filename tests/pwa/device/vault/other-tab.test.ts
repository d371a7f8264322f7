// @vitest-environment happy-dom
import '#tests/support/browser/happy-browser.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import '#tests/support/browser/disk.ts'
import { DAY_MS } from '#contracts/time.ts'
import { issuePasses, registerDevice } from '#contracts/presentation/calls.ts'
import { readDeviceKey } from '#pwa/device/presentation/device-key.ts'
import { preparePasses, readPass } from '#pwa/device/presentation/passes.ts'
import { sentenceForLevel, setPin, turnPinOff } from '#pwa/device/vault/change-level.ts'
import { giveUpKept } from '#pwa/device/vault/give-up-kept.ts'
import { enterPin, removePin } from '#pwa/device/vault/pin.ts'
import { closeVault } from '#pwa/device/vault/open-keys.ts'
import { readVaultState } from '#pwa/device/vault/vault-state.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { answer, answerAfter, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'
import { Keeper, passOf, startPinWorker } from './keeper.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const PIN = '271828'
const { credentialId } = CARD
const told = vi.fn<(sentence: string) => void>()

let owner: string
let server: Keeper

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  startPinWorker()
  localStorage.clear()
  owner = crypto.randomUUID()
  keepUser({ ...AMARA, id: owner })
  server = new Keeper()
  server.open()
  told.mockReset()
})

const renew = () => preparePasses({ owner, credentialIds: [credentialId], onEnded: told })

/**
 * Expects that one key is in use. Expects that this device has this key, and that the stored pass
 * belongs to the key.
 */
async function expectOneKey() {
  const key = await readDeviceKey(owner)
  expect(server.inUse).toEqual([key?.deviceId])
  expect((await readPass(owner, credentialId))?.pass).toBe(passOf(key?.deviceId ?? '').pass)
  expect(told).not.toHaveBeenCalled()
  return key
}

/**
 * Requests passes for the present key, as another tab can do. The server holds back its answer
 * until the test calls `letGo`.
 */
async function askElsewhere() {
  const { held, letGo } = hold<'answered' | 'refused'>()
  answer(issuePasses, async ({ deviceId }) => {
    server.open()
    if ((await held) === 'answered') return [passOf(deviceId)]
    throw new TypeError('Failed to fetch')
  })
  const before = askedPaths(issuePasses).length
  const asking = renew()
  await vi.waitFor(() => {
    expect(askedPaths(issuePasses)).toHaveLength(before + 1)
  }, PATIENCE)
  return { asking, letGo }
}

describe('while another tab waits for its passes', () => {
  test('a PIN is set, and the passes that come then are of the new key', async () => {
    const { asking, letGo } = await askElsewhere()
    await setPin(owner, PIN)
    letGo('answered')
    expect((await asking).trouble).toBeNull()
    expect(await readVaultState(owner)).toBe('open')
    await expectOneKey()
  })

  test('a PIN is turned off', async () => {
    await renew()
    await setPin(owner, PIN)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS })
    const { asking, letGo } = await askElsewhere()
    await turnPinOff(owner)
    letGo('answered')
    expect((await asking).trouble).toBeNull()
    vi.useRealTimers()
    await expectOneKey()
  })

  test('a PIN is entered', async () => {
    await renew()
    await setPin(owner, PIN)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS })
    const { asking, letGo } = await askElsewhere()
    closeVault(owner)
    expect(await enterPin(owner, PIN)).toEqual({ result: 'opened' })
    letGo('answered')
    await asking
    vi.useRealTimers()
    await expectOneKey()
  })

  test('a forgotten PIN is given up, and nothing of the former key is stored', async () => {
    await renew()
    await setPin(owner, PIN)
    const former = await readDeviceKey(owner)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS })
    const { asking, letGo } = await askElsewhere()
    await giveUpKept(owner)
    letGo('answered')
    await asking
    vi.useRealTimers()
    const key = await expectOneKey()
    expect(key?.publicKey).not.toBe(former?.publicKey)
    expect(server.places.get(former?.deviceId ?? '')).toBe('ended')
  })
})

test('a refusal of the key before does not take the key that came meanwhile', async () => {
  await renew()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS })
  const { held, letGo } = hold<undefined>()
  refuse(issuePasses, 410, 'DEVICE_ENDED', { after: held })
  const { length } = askedPaths(issuePasses)
  const asking = renew()
  await vi.waitFor(() => {
    expect(askedPaths(issuePasses)).toHaveLength(length + 1)
  }, PATIENCE)
  server.open()
  await setPin(owner, PIN)
  const key = await readDeviceKey(owner)
  letGo(undefined)
  await asking
  expect((await expectOneKey())?.publicKey).toBe(key?.publicKey)
  vi.useRealTimers()
})

test('a key whose registration reaches the server after it was given up here is not left in the place', async () => {
  const { held, letGo } = hold<undefined>()
  answer(registerDevice, async (body) => {
    server.open()
    await held
    return server.register(body)
  })
  const asking = renew()
  await vi.waitFor(() => {
    expect(askedPaths(registerDevice)).toHaveLength(1)
  }, PATIENCE)
  await removePin(owner)
  expect((await renew()).trouble).toBeNull()
  refuse(issuePasses, 410, 'DEVICE_ENDED')
  answer(registerDevice, (body) => {
    server.open()
    return server.register(body)
  })
  letGo(undefined)
  await asking
  expect(server.inUse).toEqual([(await readDeviceKey(owner))?.deviceId])
})

test('two tabs that open the wallet for the first time make one key', async () => {
  await Promise.all([renew(), renew(), renew()])
  expect([...server.places.values()]).toEqual(['in use'])
  await expectOneKey()
})

test('of two tabs that change the level the later one begins again', async () => {
  await renew()
  let isFirst = true
  answer(registerDevice, async (body) => {
    const device = server.register(body)
    if (body.preparedFor !== undefined && isFirst) {
      isFirst = false
      // Changes the security level before this change ends. Another tab can do the same.
      await setPin(owner, PIN)
    }
    return device
  })
  await turnPinOff(owner)
  expect(await readVaultState(owner)).toBe('open')
  await expectOneKey()
})

test('of two tabs that change the level the one whose key the server takes no more begins again', async () => {
  await renew()
  const { held, letGo } = hold<undefined>()
  refuse(registerDevice, 410, 'DEVICE_ENDED', { after: held })
  const { length } = askedPaths(registerDevice)
  const changing = turnPinOff(owner)
  await vi.waitFor(() => {
    expect(askedPaths(registerDevice)).toHaveLength(length + 1)
  }, PATIENCE)
  server.open()
  await setPin(owner, PIN)
  letGo(undefined)
  await changing
  expect(await readVaultState(owner)).toBe('open')
  await expectOneKey()
})

describe('an answer that comes one second after its deadline', () => {
  const passTime = async (milliseconds: number, until: Promise<unknown>) => {
    const state = { isOver: false }
    void until.then(() => (state.isOver = true)).catch(() => undefined)
    while (!state.isOver) {
      await vi.advanceTimersByTimeAsync(milliseconds / 100)
      await new Promise((done) => setImmediate(done))
    }
  }

  test('of the next key leaves the level and every row as they are, and takes no place', async () => {
    await renew()
    const before = await readDeviceKey(owner)
    const device = server.register({ publicKey: before?.publicKey ?? '' })
    answerAfter(16_000, registerDevice, () => device)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const changing = setPin(owner, PIN).catch((thrown: unknown) => thrown)
    await passTime(16_000, changing)
    vi.useRealTimers()
    expect(sentenceForLevel(await changing, 'Otherwise.')).toBe('Connect once to change this.')
    expect(await readDeviceKey(owner)).toMatchObject({ publicKey: before?.publicKey })
    server.open()
    await setPin(owner, PIN)
    await expectOneKey()
  })

  test('of passes is not stored, and they come with the next question', async () => {
    answerAfter(46_000, issuePasses, () => [passOf('late')])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = renew()
    await passTime(46_000, asking)
    vi.useRealTimers()
    expect((await asking).trouble).toBe('no-connection')
    expect(await readPass(owner, credentialId)).toBeNull()
    server.open()
    expect((await renew()).trouble).toBeNull()
    await expectOneKey()
  })
})
