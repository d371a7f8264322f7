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
import { HttpError, NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { makeVault } from './pin.ts'
import {
  ChangedMeanwhile,
  closeVault,
  isKeptHere,
  isSealed,
  isVaultLocked,
  keepVaultOpen,
  openVaultKey,
  sealJson,
  startOver,
  unsealJson,
  type VaultKey,
} from './vault.ts'

interface Opened {
  key: VaultKey
  row: VaultRow
}

/** From here on everything of the wallet is stored under this PIN. */
export function setPin(owner: string, pin: string): Promise<void> {
  return startOver(() => changeLevel(owner, { isToBeSealed: true }, () => makeVault(owner, pin)))
}

/** From here on everything of the wallet is stored in clear. */
export function turnPinOff(owner: string): Promise<void> {
  return startOver(() => changeLevel(owner, { isToBeSealed: false }, () => Promise.resolve(null)))
}

/** Why the level could not be changed; nothing was touched. */
export function sentenceForLevel(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return 'Connect once to change this.'
  if (error instanceof ChangedMeanwhile) return 'This wallet was changed in another tab. Try again.'
  return error instanceof HttpError ? sentenceFor(error, otherwise) : otherwise
}

/**
 * The present key can be neither sealed nor taken out of its seal, so there is a new one. The server has
 * it before anything is touched here; then all rows change in one transaction; and only then the server
 * hears that the former key goes. Whatever ends in between, one of the two opens all of the wallet, and
 * counts: what the server has not heard it is told with the next passes.
 */
async function changeLevel(
  owner: string,
  kind: { isToBeSealed: boolean },
  build: () => Promise<Opened | null>,
): Promise<void> {
  if (!isKeptHere(owner) || (await isVaultLocked(owner))) throw new ChangedMeanwhile()
  const from = openVaultKey(owner)
  const publicKey = await readPublicKey(owner)
  const next = await prepareNextKey(owner, kind)
  const to = await build()
  await moveAll(owner, { from, publicKey, to, next })

  if (to) keepVaultOpen(owner, to.key)
  else closeVault(owner)
  keepLevel(to ? 'high' : 'standard')
  if (next) await tellOfKey(owner)
}

async function tellOfKey(owner: string) {
  try {
    await registerKey(owner, await takeDeviceKey(owner), LEVEL_WITHIN_MS)
  } catch (error) {
    if (!isOfTheWay(error)) throw error
  }
}

interface Move {
  from: VaultKey | null
  /** Of the key that the next one was made ready for. */
  publicKey: string | null
  to: Opened | null
  next: NextKey | null
}

/** All of it or nothing. */
async function moveAll(owner: string, { from, publicKey, to, next }: Move): Promise<void> {
  const store = await openStore(owner)
  const vault = to?.key ?? null
  const key = next && (await toKeyRow(vault, next.key))
  const passes = await Promise.all((next?.passes ?? []).map((pass) => toRow(vault, pass)))
  const reseal = async (value: unknown) => {
    const clear = isSealed(value) ? await unsealJson(from, value) : value
    return vault ? sealJson(vault, clear) : clear
  }

  // A transaction does not wait for what is sealed meanwhile.
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
      // Before anybody can find the vault shut; a transaction that fails leaves a key that opens nothing.
      if (to) keepVaultOpen(owner, to.key)
    })
    return outcome.isMoved
  }
  while (!(await move()));
}

async function readKept({ queries, madeCodes }: DeviceStore) {
  return { queries: await queries.toArray(), madeCodes: await madeCodes.toArray() }
}
