// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { toHex } from '#contracts/bytes.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import {
  type CodeNote,
  recordCode,
  NOTES_MAX,
  readNotes,
  useNotesState,
} from '#pwa/device/presentation/code-notes.ts'
import { forgetUnsaved, saveAgain } from '#pwa/device/storage/save.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore, wipeStore } from '#pwa/device/storage/store.ts'
import { closeVault, keepVaultOpen } from '#pwa/device/vault/open-keys.ts'
import { isSealed } from '#pwa/device/vault/vault.ts'
import { removePin } from '#pwa/device/vault/pin.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { hold } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const credentialId = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'
const TOKEN = vectors.presentationText
const URL_OF_CODE = `https://visa.example/verify?token=${TOKEN}`
const NOON = Date.parse('2026-06-01T12:00:00Z')
const DAY_MS = 86_400_000

let owner: string

beforeEach(async () => {
  await forgetUnsaved()
  owner = crypto.randomUUID()
  keepUser({ ...AMARA, id: owner })
})

function make(madeAt = NOON, url = URL_OF_CODE) {
  recordCode({ owner, credentialId }, { url, madeAt, endsAt: madeAt + 60_000 })
}

async function noted(count: number): Promise<CodeNote[]> {
  return waitFor(async () => {
    const notes = await readNotes(owner)
    expect(notes).toHaveLength(count)
    return notes ?? []
  })
}

/**
 * Stores notes of this many codes. A phone in long use has as many notes. The newest code was made
 * at `newest`. The codes were made one second apart.
 */
async function fill(count: number, newest: number) {
  const { madeCodes } = await openStore(owner)
  await madeCodes.bulkPut(
    Array.from({ length: count }, (_, place) => {
      const madeAt = newest - place * 1000
      const note = { credentialId, madeAt, endsAt: madeAt, code: String(place) }
      return { id: String(place), at: madeAt, note }
    }),
  )
}

describe('a code that was made', () => {
  test('is noted with credential, times and what a check of it is recognised by', async () => {
    make()
    const code = toHex(presentationIdentity(fromTokenText(TOKEN)))
    expect(await noted(1)).toEqual([{ credentialId, madeAt: NOON, endsAt: NOON + 60_000, code }])
    const rows = await (await openStore(owner)).madeCodes.toArray()
    expect(JSON.stringify(rows)).not.toContain(TOKEN)
  })

  test('is noted also when only a newer app could read it', async () => {
    make(NOON, 'https://visa.example/verify?token=2222')
    expect(await noted(1)).toMatchObject([{ madeAt: NOON, code: null }])
  })

  test('is noted for its owner, and gone when the owner leaves', async () => {
    make()
    await noted(1)
    expect(await readNotes(AMARA.id)).toEqual([])
    await wipeStore(owner)
    expect(await readNotes(owner)).toEqual([])
  })

  test('of somebody who has left meanwhile is not noted', async () => {
    keepUser(AMARA)
    const { result } = renderHook(() => useNotesState())
    act(() => {
      make()
    })
    await waitFor(() => {
      expect(result.current).toBe('saved')
    })
    expect(await readNotes(owner)).toEqual([])
  })
})

describe('the notes', () => {
  test('are so many at most, and the oldest give way', async () => {
    await fill(NOTES_MAX, NOON - 1000)
    make()
    await waitFor(async () => {
      const notes = (await readNotes(owner)) ?? []
      expect(notes.some(({ madeAt }) => madeAt === NOON)).toBe(true)
      expect(notes).toHaveLength(NOTES_MAX)
      expect(notes.map(({ code }) => code)).not.toContain(String(NOTES_MAX - 1))
    })
  })

  test('go when the log of the server goes', async () => {
    const oldest = NOON - KEPT_DAYS.verification * DAY_MS
    await fill(3, oldest)
    make()
    const madeAt = (await noted(2)).map((note) => note.madeAt)
    expect(madeAt.sort((one, other) => one - other)).toEqual([oldest, NOON])
  })
})

describe('under a PIN', () => {
  async function setVault() {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    const generation = crypto.randomUUID()
    const { vault } = await openStore(owner)
    const check = { generation, nonce: new Uint8Array(12), bytes: new Uint8Array(1) }
    await vault.put({
      id: 'vault',
      owner,
      generation,
      salt: new Uint8Array(16),
      check,
      failures: 0,
    })
    keepVaultOpen(owner, { generation, key })
  }

  test('a note is sealed, and read while the PIN is entered', async () => {
    await setVault()
    make()
    expect(await noted(1)).toMatchObject([{ credentialId, madeAt: NOON }])
    const [row] = await (await openStore(owner)).madeCodes.toArray()
    expect(isSealed(row?.note)).toBe(true)
    expect(JSON.stringify(row)).not.toContain(credentialId)
    closeVault(owner)
    expect(await readNotes(owner)).toBeNull()
  })

  test('a note is kept also where a PIN is set while it is on its way', async () => {
    const { held, letGo } = hold<undefined>()
    const { madeCodes } = await openStore(owner)
    vi.spyOn(madeCodes, 'put').mockImplementationOnce(() => held)
    make(NOON - 1)
    make()
    await setVault()
    letGo(undefined)
    expect(await noted(1)).toMatchObject([{ credentialId, madeAt: NOON }])
    expect((await madeCodes.toArray()).map(({ note }) => isSealed(note))).toEqual([true])
  })

  test('the notes go with a PIN that was forgotten', async () => {
    await setVault()
    make()
    await noted(1)
    await removePin(owner)
    expect(await readNotes(owner)).toEqual([])
  })
})

test('what the browser refuses is told, and noted when it is tried again', async () => {
  const store = await openStore(owner)
  const refusing = vi
    .spyOn(store.madeCodes, 'put')
    .mockRejectedValue(new StorageError('The disk is full.'))
  const { result } = renderHook(() => useNotesState())
  act(() => {
    make()
  })
  await waitFor(() => {
    expect(result.current).toBe('refused')
  })
  refusing.mockRestore()
  await act(() => saveAgain())
  expect(result.current).toBe('saved')
  expect(await readNotes(owner)).toHaveLength(1)
})
