import * as z from 'zod/mini'
import { toHex } from '#contracts/bytes.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { DAY_MS } from '#contracts/time.ts'
import { readClockOffset } from '#pwa/network/server-clock.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { save, useSaveState } from '#pwa/device/storage/save.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { openVaultKey, type VaultKey } from '#pwa/device/vault/open-keys.ts'
import {
  isSealed,
  isVaultLocked,
  sealJson,
  unsealJson,
  writeUnder,
} from '#pwa/device/vault/vault.ts'

/**
 * The most notes of codes that a device stores. The device deletes the oldest notes first, and all notes
 * older than two years.
 */
export const NOTES_MAX = 200

const LINE = 'made codes'

/** A code that this device signed or that the server minted for it. Times are in ms by the server's clock. */
const CodeNote = z.object({
  credentialId: z.string(),
  madeAt: z.number(),
  endsAt: z.number(),
  /**
   * The identity of the code in hex. The server's list of checks has the same identity. Null when
   * this app cannot read the code.
   */
  code: z.nullable(z.string()),
})
export type CodeNote = z.infer<typeof CodeNote>

interface MadeCode {
  /** The verification link. */
  url: string
  /**
   * The time at which the code was made. Like `endsAt`, it is in milliseconds by this device's
   * clock.
   */
  madeAt: number
  endsAt: number
}

/**
 * Stores a note of a code, but does not wait until it is stored: the holder may need the code at a
 * counter now. The app repeats a refused write later, and `useNotesState` reports it. A code that the
 * verification center makes while the wallet is locked gets no note, because there is no key for it.
 */
export function recordCode(
  { owner, credentialId }: { owner: string; credentialId: string },
  { url, madeAt, endsAt }: MadeCode,
): void {
  const offset = readClockOffset()
  const openThen = openVaultKey(owner)
  const code = readIdentity(url)
  const note: CodeNote = { credentialId, madeAt: madeAt + offset, endsAt: endsAt + offset, code }
  const writeBy = async (vault: VaultKey | null) => {
    const kept = vault ? await sealJson(vault, note) : note
    return writeUnder(owner, vault, async (store) => {
      await store.madeCodes.put({ id: code ?? String(note.madeAt), at: note.madeAt, note: kept })
      await dropOldest(store, note.madeAt)
    })
  }
  // A PIN may be set, changed or removed after `openThen` was read. In this case the first write
  // stores nothing. The second write uses the present key.
  const write = async () => (await writeBy(openThen)) || writeBy(openVaultKey(owner))
  // The code dialog reports a refused write. The write does not block a reload of the page, because a reload
  // may repair the storage.
  void save(LINE, write, { holdsPage: false })
}

/**
 * Returns the state of the notes on this page. `refused` means that this device could not store a
 * note.
 */
export function useNotesState() {
  return useSaveState(LINE)
}

/** Returns null before the PIN is entered. */
export async function readNotes(owner: string): Promise<CodeNote[] | null> {
  if (await isVaultLocked(owner)) return null
  const vault = openVaultKey(owner)
  const rows = await (await openStore(owner)).madeCodes.toArray()
  const notes = await Promise.all(
    rows.map(({ note }) => (isSealed(note) ? unsealJson(vault, note) : note)),
  )
  return notes.flatMap((note) => CodeNote.safeParse(note).data ?? [])
}

/** Returns null for a code that only a newer version of this app can read. */
function readIdentity(url: string): string | null {
  try {
    const token = new URL(url).searchParams.get('token') ?? ''
    return toHex(presentationIdentity(fromTokenText(token)))
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}

async function dropOldest({ madeCodes }: DeviceStore, now: number) {
  const rows = (await madeCodes.toArray()).sort((one, other) => other.at - one.at)
  const end = now - KEPT_DAYS.verification * DAY_MS
  const over = rows.filter(({ at }, place) => place >= NOTES_MAX || at < end)
  for (const { id } of over) await madeCodes.delete(id)
}
