import { hashKey } from '@tanstack/react-query'
import { type HeldCredential, listHeldCredentials } from '#contracts/credentials/credential.ts'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { isAnythingKept, openStore } from '#pwa/device/storage/store.ts'
import { openVaultKey } from '#pwa/device/vault/open-keys.ts'
import { isSealed, unsealJson } from '#pwa/device/vault/vault.ts'
import { walletKey } from './kept-wallet.ts'

/** Returns the credentials that are stored and can be read. Returns none before the PIN is entered. */
export async function readKeptCards(owner: string): Promise<HeldCredential[]> {
  return (await ignoreStorageError(readCards(owner))) ?? []
}

async function readCards(owner: string): Promise<HeldCredential[]> {
  if (!(await isAnythingKept(owner))) return []
  const { queries } = await openStore(owner)
  const data = (await queries.get(hashKey(walletKey(owner))))?.data
  const cards = isSealed(data) ? await unsealJson(openVaultKey(owner), data) : data
  return listHeldCredentials.answer.safeParse(cards).data ?? []
}
