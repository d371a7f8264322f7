import { SettingRow } from '#api/accounts/setting-row.ts'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import type { Clock } from '#api/clock.ts'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { PasskeyRow } from './passkey-row.ts'

const NAME = 'passkey_host'

/** The error for a product on another host than before. Browsers do not offer the stored passkeys there. */
export class PasskeyHostChanged extends Error {
  override readonly name = 'PasskeyHostChanged'
}

type RequireHostServices = Pick<Services, 'database'> & {
  env: Pick<Env, 'isProduction' | 'publicOrigin'>
}

/**
 * In production, stores the host of the passkeys. Throws when passkeys of another host exist, because nobody
 * with a right could sign in at the new host.
 */
export async function requirePasskeyHost({ env, database }: RequireHostServices): Promise<void> {
  if (!env.isProduction) return
  const host = hostOf(env)
  const kept = await SettingRow.read(database, NAME)
  if (kept === host) return
  if (kept !== undefined && (await PasskeyRow.isAny(database))) {
    throw new PasskeyHostChanged(
      `PUBLIC_ORIGIN was at ${kept} and is at ${host} now, where nobody can use the passkeys that were added so far. Set it back; or give them up by npm run visa -- accounts accept-origin, and let in the owners again by npm run visa -- accounts create-admin.`,
    )
  }
  await SettingRow.keep(database, NAME, host)
}

/** Stores the new host and returns it. The operator accepts that the old passkeys no longer work. */
export async function acceptPasskeyHost({
  env,
  database,
  clock,
}: RequireHostServices & { clock: Clock }): Promise<string> {
  const host = hostOf(env)
  await database.transaction(async (trx) => {
    const before = (await SettingRow.read(trx, NAME)) ?? ''
    await SettingRow.keep(trx, NAME, host)
    const details = { before, after: host }
    const entry = { action: 'origin_accepted', by: operator(), at: clock.now(), details } as const
    await recordAudit(trx, entry)
  })
  return host
}

function hostOf({ publicOrigin = '' }: RequireHostServices['env']): string {
  return new URL(publicOrigin).hostname
}
