import {
  isOfTheWay,
  readPublicKey,
  registerKey,
  takeDeviceKey,
  toKeyRow,
  writeWithKey,
} from '#pwa/device/presentation/device-key.ts'
import { LEVEL_WITHIN_MS, type NextKey, prepareNextKey } from '#pwa/device/presentation/next-key.ts'
import { toRow } from '#pwa/device/presentation/passes.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import type { VaultRow } from '#pwa/device/storage/device-tables.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { HttpError, NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { makeVault } from './pin.ts'
import { closeVault, keepVaultOpen, openVaultKey, type VaultKey } from './open-keys.ts'
import {
  ChangedMeanwhile,
  isKeptHere,
  isSealed,
  isVaultLocked,
  sealJson,
  startOver,
  unsealJson,
} from './vault.ts'
import { words } from './words.ts'

interface Opened {
  key: VaultKey
  row: VaultRow
}

/** Stores the whole wallet under this PIN from now on. */
export function setPin(owner: string, pin: string): Promise<void> {
  return startOver(() => changeLevel(owner, { isToBeSealed: true }, () => makeVault(owner, pin)))
}

/** Stores the whole wallet without encryption from now on. */
export function turnPinOff(owner: string): Promise<void> {
  return startOver(() => changeLevel(owner, { isToBeSealed: false }, () => Promise.resolve(null)))
}

/** Returns the sentence that says why the security level could not be changed. The wallet has not changed. */
export function sentenceForLevel(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return words.connect
  if (error instanceof ChangedMeanwhile) return words.changedMeanwhile
  return error instanceof HttpError ? sentenceFor(error, otherwise) : otherwise
}

/**
 * Changes the security level (with or without a PIN) in three steps. Each level has its own device
 * key, because a stored key cannot be exported and so cannot be encrypted later. First the server
 * registers the new key, while nothing changes on this device. Therefore the level cannot be
 * changed without a connection. Then all rows of the device change in one transaction. Last, the
 * app tells the server that the former key has ended. The app may stop between two steps: the key
 * on this device is always valid for the whole wallet, and the next renewal of the passes repeats
 * the last step.
 */
async function changeLevel(
  owner: string,
  kind: { isToBeSealed: boolean },
  build: () => Promise<Opened | null>,
): Promise<void> {
  if (!isKeptHere(owner) || (await isVaultLocked(owner))) throw new ChangedMeanwhile()
  const from = openVaultKey(owner)
  const publicKey = await readPublicKey(owner)
  const next = await prepareNextKey(owner, kind).catch(async (error: unknown) => {
    // The server refuses a key that another tab has replaced.
    throw (await readPublicKey(owner)) === publicKey ? error : new ChangedMeanwhile()
  })
  const to = await build()
  await moveAll(owner, { from, publicKey, to, next })

  if (to) keepVaultOpen(owner, to.key)
  else closeVault(owner)
  keepLevel(to ? 'high' : 'standard')
  if (next) await reportKey(owner)
}

async function reportKey(owner: string) {
  try {
    await registerKey(owner, await takeDeviceKey(owner), LEVEL_WITHIN_MS)
  } catch (error) {
    if (!isOfTheWay(error)) throw error
  }
}

interface Move {
  from: VaultKey | null
  /** The public key that this device had when `next` was prepared. */
  publicKey: string | null
  to: Opened | null
  next: NextKey | null
}

/** Moves the whole wallet from one level to the other in one transaction. */
async function moveAll(owner: string, { from, publicKey, to, next }: Move): Promise<void> {
  const store = await openStore(owner)
  const vault = to?.key ?? null
  const key = next && (await toKeyRow(vault, next.key))
  const passes = await Promise.all((next?.passes ?? []).map((pass) => toRow(vault, pass)))
  const reseal = async (value: unknown) => {
    const clear = isSealed(value) ? await unsealJson(from, value) : value
    return vault ? sealJson(vault, clear) : clear
  }

  // A transaction does not wait for encryption, so the rows are encrypted before it. When the rows
  // have changed in the meantime, the move starts again.
  const move = async () => {
    const kept = await readKept(store)
    const queries = await Promise.all(
      kept.queries.map(async (row) => ({ ...row, data: await reseal(row.data) })),
    )
    const madeCodes = await Promise.all(
      kept.madeCodes.map(async (row) => ({ ...row, note: await reseal(row.note) })),
    )
    const outcome = { isMoved: false }
    await writeWithKey(owner, { vault: from, publicKey }, async () => {
      outcome.isMoved = JSON.stringify(await readKept(store)) === JSON.stringify(kept)
      if (!outcome.isMoved) return
      await Promise.all([store.vault, store.deviceKeys, store.passes].map((table) => table.clear()))
      if (to) await store.vault.put(to.row)
      if (key) await store.deviceKeys.put(key)
      await store.passes.bulkPut(passes)
      await store.queries.bulkPut(queries)
      await store.madeCodes.bulkPut(madeCodes)
      // Opens the wallet here, so that no other code finds it locked after the transaction. If the
      // transaction fails, this key decrypts nothing.
      if (to) keepVaultOpen(owner, to.key)
    })
    return outcome.isMoved
  }
  while (!(await move()));
}

async function readKept({ queries, madeCodes }: DeviceStore) {
  return { queries: await queries.toArray(), madeCodes: await madeCodes.toArray() }
}
