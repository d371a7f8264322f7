import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { type IssuerKey, KEY_USES } from '#contracts/trust/issuer-key.ts'
import { doubtCredentials } from '#api/credentials/doubt.ts'
import { reseal } from '#api/credentials/reseal.ts'
import { retryLocked } from '#api/database/retry-locked.ts'
import { resealInvitations } from '#api/invitations/reseal-invitations.ts'
import { InteropKeyRow } from '#api/interop/certificates/interop-key-row.ts'
import { signerSubject } from '#api/interop/certificates/request-certificates.ts'
import { resealLines } from '#api/imports/reseal-lines.ts'
import { readEnv } from '#api/settings/env.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import { importKeySet } from '#api/trust/keys/import-key-set.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { requestKeys } from '#api/trust/keys/request-keys.ts'
import { resealKeys } from '#api/trust/keys/reseal-keys.ts'
import { atUnsealed, note } from './at-server.ts'
import { writeRequest } from './ceremony.ts'
import { type Report, SOUND } from './run.ts'
import { OBEYED, RECALLED, sayLacking, saySuccessor } from './say-keys.ts'

const NO_KEY = 'There is no key yet. Run: npm run visa -- keys request'
const ONE_MASTER_KEY =
  'MASTER_KEY holds one key. Append the new one, 32 bytes in base64url, after a comma, restart the product with both, then run this again.'
const FOR_GOOD =
  'This stop is for good: after a restore nobody knows all that the key had signed. Another one signs; see: npm run visa -- keys list'
const IN_DOUBT = 'In doubt, because a thief may have signed them. Revoke each and issue it again:'

/** Rehearses a theft. Loads the whole product only here, because no other verb needs it. */
export async function rehearse(): Promise<string> {
  const { rehearse: goThrough } = await import('./rehearsal/rehearse.ts')
  await goThrough(console.log)
  return 'Everything went as it should.'
}

export function list(): Promise<Report> {
  return atUnsealed(async ({ database, clock }) => {
    const found = await describeKeys(database, clock.now())
    const said = found.map(({ kid, use, listed, state }) => {
      const window = listed ? `${dayOf(listed.notBefore)} to ${dayOf(listed.notAfter)}` : ''
      return `${kid}  ${use.padEnd(10)}  ${window.padEnd(24)}  ${state}`
    })
    return { said: found.length > 0 ? said : NO_KEY, found, code: SOUND }
  })
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

export async function request({ out }: { out: string }): Promise<string> {
  const asked = await atUnsealed((server) =>
    server.database.transaction(async (trx) => {
      await note(trx, { action: 'keys_requested' })
      return requestKeys({ ...server, database: trx, issuer: server.env.issuer })
    }),
  )
  return writeRequest(out, asked, 'npm run visa -- root sign')
}

export function importFile(file: string): Promise<string> {
  const bytes = readFileSync(file)
  return atUnsealed(async ({ env, database, clock }) => {
    let doubted: string[] = []
    const keySet = await retryLocked(pino({ level: 'silent' }), () =>
      importKeySet(
        {
          database,
          clock,
          issuer: env.issuer,
          pin: env.rootKey,
          onCompromised: async (trx, keys, now) => {
            doubted = await doubtCredentials(trx, keys, now)
          },
          onImported: (trx, { keys }) =>
            note(trx, { action: 'keys_imported', details: describeStolen(keys) }),
        },
        bytes,
      ),
    )
    const signing = (await describeKeys(database, clock.now())).filter(
      ({ state }) => state === 'signs now',
    )
    const lacking = KEY_USES.filter((use) => !signing.some((key) => key.use === use))
    return [
      `${String(keySet.keys.length)} keys are listed, until ${keySet.expiresAt.toISOString()}. ${OBEYED}`,
      ...lacking.map((use) => sayLacking(use)),
      ...(doubted.length > 0 ? [IN_DOUBT, ...doubted] : []),
    ].join('\n')
  })
}

export async function stop(kid: string): Promise<string> {
  const keys = await atUnsealed(async ({ database, clock }) => {
    await database.transaction(async (trx) => {
      requireFound(kid, await IssuerKeyRow.stop(trx, [kid], clock.now()))
      await note(trx, { action: 'key_stopped', details: { kid } })
    })
    return describeKeys(database, clock.now())
  })
  const use = keys.find((key) => key.kid === kid)?.use ?? 'pass'
  const successor = saySuccessor(keys, use)
  const recalled =
    use === 'pass'
      ? RECALLED
      : 'What it signed counts until a key set says when it was stolen: npm run visa -- root sign … --compromised'
  return `${kid} is stopped. ${successor}\n${recalled}\n${OBEYED}`
}

export async function unstop(kid: string): Promise<string> {
  await atUnsealed(({ database }) =>
    database.transaction(async (trx) => {
      if ((await IssuerKeyRow.unstop(trx, kid)) === 0) {
        const isThere = (await IssuerKeyRow.all(trx)).some((key) => key.kid === kid)
        requireFound(kid, isThere ? 1 : 0)
        throw new Error(FOR_GOOD)
      }
      await note(trx, { action: 'key_unstopped', details: { kid } })
    }),
  )
  return `${kid} is stopped no more. ${OBEYED}`
}

function describeStolen(keys: readonly IssuerKey[]): Record<string, string> {
  const stolen = keys.filter(({ compromisedAt }) => compromisedAt !== null)
  return stolen.length > 0 ? { stolen: stolen.map(({ kid }) => kid).join(' ') } : {}
}

function requireFound(kid: string, found: number): void {
  if (found === 0) throw new Error(`There is no key ${kid}. See: npm run visa -- keys list`)
}

export function resealAll(): Promise<string> {
  if (readEnv(process.env).masterKeys.length === 1) throw new Error(ONE_MASTER_KEY)
  return atUnsealed(async (server) => {
    const { credentials, issuerKeys } = await reseal(server, (sealed) => {
      console.log(`${String(sealed)} credentials sealed again …`)
    })
    const lines = await resealLines(server)
    const invitations = await resealInvitations(server)
    const signers = await resealKeys(server, InteropKeyRow, signerSubject)
    await server.database.transaction((trx) => note(trx, { action: 'keys_resealed' }))
    return `Sealed again under the last key in MASTER_KEY: ${String(credentials)} credentials, ${String(issuerKeys)} issuer keys, ${String(lines)} lines of imports, ${String(invitations)} invitations, ${String(signers)} certified keys.
The first key stays in the list for ever, since the name hashes depend on it.`
  })
}
