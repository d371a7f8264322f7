import { doubtCredentials } from '#api/credentials/doubt.ts'
import { importKeySet } from '#api/trust/keys/import-key-set.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { readCurrentKeySet } from '#api/trust/keys/key-set-row.ts'
import { readRequestedKeys, type RequestedKey } from '#api/trust/keys/key-request.ts'
import { requestKeys } from '#api/trust/keys/request-keys.ts'
import { openRoots } from '#api/trust/keys/root-file.ts'
import { signKeys } from '#api/trust/keys/sign-keys.ts'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'
import type { TestApp } from './app.ts'

const SECOND_MS = 1_000

/**
 * Holds a key ceremony: signs the next key set with the root of this app, and imports it. Returns
 * the ids of the credentials that the import has put in doubt.
 */
export async function holdCeremony(
  { services }: Pick<TestApp, 'services'>,
  change: (key: RequestedKey) => RequestedKey = (key) => key,
): Promise<string[]> {
  const { env, database, clock, issuerKeys } = services
  const { issuer } = env
  const keys = await readRequestedKeys(await requestKeys({ ...services, issuer }))
  const last = await readCurrentKeySet(database)
  const earliest = (last?.issuedAt.getTime() ?? 0) + SECOND_MS
  const at = new Date(Math.max(clock.now().getTime(), earliest))
  const set = await signKeys(await openRoots(env.dataDir), { issuer, keys: keys.map(change) }, at)

  let doubted: string[] = []
  const needs = { database, clock: { now: () => at }, issuer, pin: undefined }
  await importKeySet(
    {
      ...needs,
      onCompromised: async (...stolen) => {
        doubted = await doubtCredentials(...stolen)
      },
    },
    set,
  )
  await issuerKeys.refresh()
  return doubted
}

/**
 * Reacts to the theft of a key. Stops and replaces the key, and lists it as compromised from
 * `since` on.
 */
export async function compromise(app: Pick<TestApp, 'services'>, kid: string, since: Date) {
  const { database, clock } = app.services
  await IssuerKeyRow.stop(database, [kid], clock.now())
  return holdCeremony(app, listCompromised(kid, since))
}

export function listCompromised(kid: string, since: Date) {
  return (key: RequestedKey): RequestedKey =>
    key.kid === kid ? { ...key, compromisedAt: since } : key
}

/**
 * Returns the signer with the key for this use. A thief of the running server has the same signer.
 */
export function stealKey({ services }: Pick<TestApp, 'services'>, use: KeyUse) {
  return services.issuerKeys.signer(use)
}
