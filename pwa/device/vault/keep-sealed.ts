import type * as z from 'zod/mini'
import type { Keeping } from '#pwa/device/storage/keep-query.ts'
import { openVaultKey } from './open-keys.ts'
import { isSealed, sealJson, unsealJson, writeUnder } from './vault.ts'

/** Stores the response of a wallet query. Encrypts it when there is a PIN. */
export function keepSealed<Schema extends z.ZodMiniType>(
  owner: string,
  schema: Schema,
): Keeping<Schema> {
  return {
    owner,
    schema,
    put: async ({ data, ...row }) => {
      const vault = openVaultKey(owner)
      const kept = vault ? await sealJson(vault, data) : data
      return writeUnder(owner, vault, ({ queries }) => queries.put({ ...row, data: kept }))
    },
    unseal: (data) =>
      isSealed(data) ? unsealJson(openVaultKey(owner), data) : Promise.resolve(data),
  }
}
