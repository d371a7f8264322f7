import type { Knex } from 'knex'
import { MalformedError } from '#contracts/presentation/malformed.ts'
import {
  isRevokedIn,
  openStatusList,
  type StatusList,
} from '#contracts/presentation/status-list.ts'
import type { Check, Fault } from '#api/database/check.ts'
import { readUsableKeys } from './check-issuer-keys.ts'
import { PassRow } from './pass-row.ts'
import { StatusListRow } from './status-list-row.ts'

const LIST = 'Status list'

/** That what is revoked has its bit, and that the list which offline verifiers hold says the same. */
export async function* checkPasses({ database }: { database: Knex }): Check {
  const list = await StatusListRow.read(database)
  const passes = await PassRow.query(database).resultSize()
  for (const { credentialId, statusIndex } of await findUnmarked(database)) {
    const fault = `${credentialId} is revoked, and the bit of this pass is not set`
    yield { subject: `Pass ${String(statusIndex)}`, fault }
  }
  for (const { statusIndex } of await PassRow.query(database).where(
    'statusIndex',
    '>=',
    list.size,
  )) {
    yield { subject: `Pass ${String(statusIndex)}`, fault: 'its place lies beyond the status list' }
  }
  const isPowerOfTwo = Number.isInteger(Math.log2(list.size))
  if (!isPowerOfTwo || list.size < 2 * list.inUse || list.inUse < passes) {
    const counts = `${String(passes)} passes, ${String(list.inUse)} counted, room for ${String(list.size)}`
    yield { subject: LIST, fault: `its size does not fit: ${counts}` }
  }
  yield* checkSignedList(database, list)
  return { checked: passes }
}

/** Of credentials only; devices are theirs to check who know devices. */
function findUnmarked(database: Knex) {
  return PassRow.query(database)
    .join('visa_credentials as credential', 'credential.credentialId', 'passes.credentialId')
    .select('passes.*')
    .where({ 'credential.isRevoked': true, 'passes.isRevoked': false })
    .orderBy('passes.statusIndex')
}

async function* checkSignedList(database: Knex, row: StatusListRow): AsyncGenerator<Fault> {
  if (!row.signed) return
  const signed = await openSigned(database, row.signed)
  if (!signed) {
    yield { subject: LIST, fault: 'its signature does not verify' }
    return
  }
  const revoked = new Set(await PassRow.revokedIndices(database))
  const marked = indicesOf(signed)
  if (marked.some((index) => !revoked.has(index))) {
    yield { subject: LIST, fault: 'it revokes passes that are not revoked here' }
  }
  // An older list is signed anew before it is next handed out.
  const isCurrent = row.signedVersion === row.version
  if (isCurrent && [...revoked].some((index) => isRevokedIn(signed, index) !== true)) {
    yield { subject: LIST, fault: 'passes that are revoked here are missing from it' }
  }
}

async function openSigned(database: Knex, bytes: Uint8Array): Promise<StatusList | null> {
  try {
    return await openStatusList(bytes, { issuer: '', issuerKeys: await readUsableKeys(database) })
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}

function indicesOf({ bits }: StatusList): number[] {
  return [...bits].flatMap((byte, at) =>
    Array.from({ length: 8 }, (_, bit) => bit)
      .filter((bit) => (byte >> bit) & 1)
      .map((bit) => at * 8 + bit),
  )
}
