import { reseal } from '#api/credentials/reseal.ts'
import { resealInvitations } from '#api/invitations/reseal-invitations.ts'
import { InteropKeyRow } from '#api/interop/certificates/interop-key-row.ts'
import { signerSubject } from '#api/interop/certificates/request-certificates.ts'
import { resealLines } from '#api/imports/reseal-lines.ts'
import { readEnv } from '#api/settings/env.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { resealKeys } from '#api/trust/keys/reseal-keys.ts'
import { atUnsealed, note } from './at-server.ts'
import { type Report, SOUND } from './run.ts'
import { OBEYED, RECALLED, describeSuccessor } from './describe-missing-keys.ts'
import { print } from './print.ts'

const NO_KEY = 'There is no key yet. Run: npm run visa -- root request keys'
const ONE_MASTER_KEY =
  'MASTER_KEY contains one key. Append a comma and the new key, 32 bytes in base64url. Restart the product with both keys. Then run this again.'
const FOR_GOOD =
  'This stop cannot be undone: after a restore nobody knows everything that the key has signed. Another key signs. See: npm run visa -- keys list'

/**
 * Rehearses the theft of a key. This function imports its module late, because the module needs all services
 * of the product. The other commands in this file need only a few of them.
 */
export async function rehearse(): Promise<string> {
  const { rehearse: goThrough } = await import('./rehearsal/rehearse.ts')
  await goThrough(print)
  return 'Every step had the expected result.'
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

export async function stop(kid: string): Promise<string> {
  const keys = await atUnsealed(async ({ database, clock }) => {
    await database.transaction(async (trx) => {
      requireFound(kid, await IssuerKeyRow.stop(trx, [kid], clock.now()))
      await note(trx, { action: 'key_stopped', details: { kid } })
    })
    return describeKeys(database, clock.now())
  })
  const use = keys.find((key) => key.kid === kid)?.use ?? 'pass'
  const successor = describeSuccessor(keys, use)
  const recalled =
    use === 'pass'
      ? RECALLED
      : 'Its signatures stay valid until a key set says when the key was stolen: npm run visa -- root sign … --compromised'
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
  return `${kid} is no longer stopped. ${OBEYED}`
}

function requireFound(kid: string, found: number): void {
  if (found === 0) throw new Error(`There is no key ${kid}. See: npm run visa -- keys list`)
}

/**
 * Seals everything again, except the keys and outcomes of requests to wallets. Those are needed only for
 * minutes.
 */
export function resealAll(): Promise<string> {
  if (readEnv(process.env).masterKeys.length === 1) throw new Error(ONE_MASTER_KEY)
  return atUnsealed(async (server) => {
    const { credentials, issuerKeys } = await reseal(server, (sealed) => {
      print(`${String(sealed)} credentials are sealed again …`)
    })
    const lines = await resealLines(server)
    const invitations = await resealInvitations(server)
    const signers = await resealKeys(server, InteropKeyRow, signerSubject)
    await server.database.transaction((trx) => note(trx, { action: 'keys_resealed' }))
    return `Sealed again under the last key in MASTER_KEY: ${String(credentials)} credentials, ${String(issuerKeys)} issuer keys, ${String(lines)} lines of imports, ${String(invitations)} invitations, ${String(signers)} certified keys.
Never remove the first key from the list, because the hashes of names depend on it.`
  })
}
