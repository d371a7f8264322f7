import type { Knex } from 'knex'
import type { IssuerKey, KeyUse } from '#contracts/trust/issuer-key.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { usableKeys } from './issuer-keys.ts'
import { readCurrentKeySet } from './key-set-row.ts'

type KeyState =
  | 'signs now'
  | 'stands by'
  | 'stopped'
  | 'stopped for good'
  | 'compromised'
  | 'only verifies'
  | 'not listed'

export interface DescribedKey extends Pick<IssuerKeyRow, 'kid' | 'use'> {
  /** The key's entry in the key set. Undefined when the key is not in the key set. */
  listed: IssuerKey | undefined
  state: KeyState
}

/** Describes every stored key with its present state, in the order of the uses. */
export async function describeKeys(connection: Knex, now: Date): Promise<DescribedKey[]> {
  const rows = await IssuerKeyRow.all(connection)
  const keys = (await readCurrentKeySet(connection))?.keys ?? []
  const stopped = rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ kid }) => kid)
  const usable = (use: KeyUse) => usableKeys(keys, { use, stopped, now }).map(({ kid }) => kid)

  return rows
    .map(({ kid, use, stoppedAt, isStoppedForGood }) => {
      const listed = keys.find((key) => key.kid === kid)
      const place = usable(use).indexOf(kid)
      const state = stateOf(listed, { isStopped: stoppedAt !== null, isStoppedForGood, place })
      return { kid, use, listed, state }
    })
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

interface Place {
  isStopped: boolean
  isStoppedForGood: boolean
  place: number
}

function stateOf(
  listed: IssuerKey | undefined,
  { isStopped, isStoppedForGood, place }: Place,
): KeyState {
  if (listed?.compromisedAt) return 'compromised'
  if (isStoppedForGood) return 'stopped for good'
  if (isStopped) return 'stopped'
  if (!listed) return 'not listed'
  if (place < 0) return 'only verifies'
  return place === 0 ? 'signs now' : 'stands by'
}

function orderOf({ use, listed, kid }: DescribedKey): string {
  return `${use} ${listed?.notAfter.toISOString() ?? '~'} ${kid}`
}
