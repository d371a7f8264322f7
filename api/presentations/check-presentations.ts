import type { Knex } from 'knex'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import type { Check } from '#api/database/check.ts'
import { nameOf } from '#api/trust/passes/check-passes.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { DeviceRow } from './device-row.ts'
import { PresentationRow } from './presentation-row.ts'

const IDENTITY_BYTES = 32

/**
 * Checks that the passes of ended devices and codes are revoked. Also checks that there is a reason for each
 * revoked pass.
 */
export async function* checkDevices({ database }: { database: Knex }): Check {
  const passes = () =>
    PassRow.query(database)
      .join('visa_credentials as credential', 'credential.credentialId', 'passes.credentialId')
      .leftJoin('devices as device', 'device.id', 'passes.deviceId')
      .select('passes.*')
      .orderBy(['passes.week', 'passes.statusIndex'])
  const unmarked = await passes().whereNotNull('device.endedAt').whereNull('passes.revokedAt')
  for (const pass of unmarked) {
    const fault = 'its device was ended, but its bit is not set'
    yield { subject: nameOf(pass), fault }
  }
  const endedAtPlace = PresentationRow.query(database)
    .whereNotNull('endedAt')
    .whereColumn('presentations.week', 'passes.week')
    .whereColumn('presentations.statusIndex', 'passes.statusIndex')
  const groundless = await passes()
    .whereNull('device.endedAt')
    .whereNotNull('passes.revokedAt')
    .where({ 'credential.isRevoked': false, 'credential.doubtedAt': null })
    .whereNotExists(endedAtPlace)
  for (const pass of groundless) {
    const fault = 'its bit is set, but neither its credential nor its device nor a code was ended'
    yield { subject: nameOf(pass), fault }
  }
  const uncovered = await passes().whereNull('passes.revokedAt').whereExists(endedAtPlace)
  for (const pass of uncovered) {
    yield { subject: nameOf(pass), fault: 'one of its codes was ended, but its bit is not set' }
  }
  const strayed = await SessionRow.query(database)
    .join('devices as device', 'device.id', 'sessions.deviceId')
    .select('sessions.id')
    .whereNotNull('device.endedAt')
    .orWhereRaw('device.user_id <> sessions.user_id')
    .orderBy('sessions.id')
  for (const { id } of strayed) {
    const fault = 'its device was ended, or belongs to another account'
    yield { subject: `Session ${id}`, fault }
  }
  return { checked: await DeviceRow.query(database).resultSize() }
}

/** Checks that each code was minted here or scanned. Only a scanned code can have a verdict. */
export async function* checkPresentations({ database }: { database: Knex }): Check {
  const faulty = await PresentationRow.query(database)
    .whereRaw('(first_verified_at IS NULL) <> (first_verdict IS NULL)')
    .orWhereRaw('(token_id IS NULL) <> (minted_at IS NULL)')
    .orWhereRaw('minted_at IS NULL AND first_verified_at IS NULL')
    .orWhereRaw('(minted_at IS NULL) <> (status_index IS NULL)')
    .orWhereRaw('octet_length(identity) <> ?', IDENTITY_BYTES)
    .orderBy('identity')
  for (const { identity } of faulty) {
    const fault = 'the stored data of its minting and of its first scan is contradictory'
    yield { subject: `Presentation ${identity.toString('hex')}`, fault }
  }
  return { checked: await PresentationRow.query(database).resultSize() }
}
