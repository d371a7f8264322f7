import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { type IssuerKey, KEY_USES } from '#contracts/trust/issuer-key.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { doubtCredentials } from '#api/credentials/doubt.ts'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { reseal } from '#api/credentials/reseal.ts'
import { operator } from '#api/audit/doer.ts'
import { type AuditEvent, recordAudit } from '#api/audit/record-audit.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { retryLocked } from '#api/database/retry-locked.ts'
import { type Env, readEnv } from '#api/settings/env.ts'
import { resealInvitations } from '#api/invitations/reseal-invitations.ts'
import { resealSigners } from '#api/interop/certificates/reseal-signers.ts'
import { resealLines } from '#api/imports/reseal-lines.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import { importKeySet } from '#api/trust/keys/import-key-set.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { requestKeys } from '#api/trust/keys/request-keys.ts'
import { openSealing, type Sealing } from '#api/trust/sealing.ts'
import { OBEYED, RECALLED, sayLacking, saySuccessor } from './say-keys.ts'

const USAGE = `Usage: npm run keys -- list               every key, its window, and what it is good for now
       npm run keys -- request            asks the root to sign: writes request.json, or [--out file]
       npm run keys -- import keyset.bin  puts a signed set in force
       npm run keys -- stop <kid>         what this key signed is to be renewed; another one signs
       npm run keys -- unstop <kid>       takes a stop back
       npm run keys -- reseal             seals everything under the last key in MASTER_KEY
       npm run keys -- rehearse           tries a theft in a folder of its own, and prints the seconds`
const ONE_MASTER_KEY =
  'MASTER_KEY holds one key. Append the new one, 32 bytes in base64url, after a comma, restart the product with both, then run this again.'
const FOR_GOOD =
  'This stop is for good: after a restore nobody knows all that the key had signed. Another one signs; see: npm run keys -- list'
const IN_DOUBT = 'In doubt, because a thief may have signed them. Revoke each and issue it again:'

interface Needs {
  env: Env
  database: Knex
  sealing: Sealing
}

type Verb = (needs: Needs, argument: string) => Promise<string>

const VERBS: Record<string, { takes?: 'kid' | 'file'; run: Verb }> = {
  list: { run: list },
  request: { run: request },
  import: { takes: 'file', run: importFile },
  stop: { takes: 'kid', run: stop },
  unstop: { takes: 'kid', run: unstop },
  reseal: { run: resealAll },
}

/** On the embedded database the product must be stopped first. */
async function runKeys(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string', default: 'request.json' } },
  })
  const [name = '', argument, ...more] = positionals
  if (name === 'rehearse' && argument === undefined) {
    // It takes the whole product, which no other verb needs.
    const { rehearse } = await import('./rehearsal/rehearse.ts')
    await rehearse(console.log)
    return 'Everything went as it should.'
  }
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  const isComplete = verb && (argument !== undefined) === (verb.takes !== undefined)
  if (!isComplete || more.length > 0) throw new Error(USAGE)

  const env = readEnv(process.env)
  if (verb.run === resealAll && env.masterKeys.length === 1) throw new Error(ONE_MASTER_KEY)
  const { database, close } = await connectDatabase(env)
  try {
    await migrate(database)
    const needs = { env, database, sealing: openSealing(env.masterKeys) }
    await requireMasterKeys(needs)
    return await verb.run(needs, argument ?? values.out)
  } finally {
    await close()
  }
}

async function list({ database }: Needs): Promise<string> {
  const keys = await describeKeys(database, SYSTEM_CLOCK.now())
  if (keys.length === 0) return 'There is no key yet. Run: npm run keys -- request'
  const lines = keys.map(({ kid, use, listed, state }) => {
    const window = listed ? `${dayOf(listed.notBefore)} to ${dayOf(listed.notAfter)}` : ''
    return `${kid}  ${use.padEnd(10)}  ${window.padEnd(24)}  ${state}`
  })
  return lines.join('\n')
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

async function request({ env, database, sealing }: Needs, out: string): Promise<string> {
  const needs = { database, sealing, clock: SYSTEM_CLOCK, issuer: env.issuer }
  const asked = await database.transaction(async (trx) => {
    await note(trx, 'keys_requested')
    return requestKeys({ ...needs, database: trx })
  })
  const bytes = `${JSON.stringify(asked, null, 2)}\n`
  writeFileSync(out, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return `Written: ${out}. Take it to the root: npm run root -- sign ${out}
SHA-256, to be read aloud there: ${sha256.match(/.{8}/g)?.join(' ') ?? ''}`
}

async function importFile({ env, database }: Needs, file: string): Promise<string> {
  const bytes = readFileSync(file)
  const log = pino({ level: 'silent' })
  let doubted: string[] = []
  const keySet = await retryLocked(log, () =>
    importKeySet(
      {
        database,
        clock: SYSTEM_CLOCK,
        issuer: env.issuer,
        pin: env.rootKey,
        onCompromised: async (trx, keys, now) => {
          doubted = await doubtCredentials(trx, keys, now)
        },
        onImported: (trx, { keys }) => note(trx, 'keys_imported', describeStolen(keys)),
      },
      bytes,
    ),
  )
  const signing = (await describeKeys(database, SYSTEM_CLOCK.now())).filter(
    ({ state }) => state === 'signs now',
  )
  const lacking = KEY_USES.filter((use) => !signing.some((key) => key.use === use))
  return [
    `${String(keySet.keys.length)} keys are listed, until ${keySet.expiresAt.toISOString()}. ${OBEYED}`,
    ...lacking.map((use) => sayLacking(use)),
    ...(doubted.length > 0 ? [IN_DOUBT, ...doubted] : []),
  ].join('\n')
}

async function stop({ database }: Needs, kid: string): Promise<string> {
  await database.transaction(async (trx) => {
    requireFound(kid, await IssuerKeyRow.stop(trx, [kid], SYSTEM_CLOCK.now()))
    await note(trx, 'key_stopped', { kid })
  })
  const keys = await describeKeys(database, SYSTEM_CLOCK.now())
  const use = keys.find((key) => key.kid === kid)?.use ?? 'pass'
  const successor = saySuccessor(keys, use)
  const recalled =
    use === 'pass'
      ? RECALLED
      : 'What it signed counts until a key set says when it was stolen: npm run root -- sign … --compromised'
  return `${kid} is stopped. ${successor}\n${recalled}\n${OBEYED}`
}

async function unstop({ database }: Needs, kid: string): Promise<string> {
  await database.transaction(async (trx) => {
    if ((await IssuerKeyRow.unstop(trx, kid)) === 0) {
      const isThere = (await IssuerKeyRow.all(trx)).some((key) => key.kid === kid)
      requireFound(kid, isThere ? 1 : 0)
      throw new Error(FOR_GOOD)
    }
    await note(trx, 'key_unstopped', { kid })
  })
  return `${kid} is stopped no more. ${OBEYED}`
}

/** In the transaction of what was done here. */
async function note(trx: Knex, action: AuditEvent['action'], details: AuditEvent['details'] = {}) {
  await recordAudit(trx, { action, by: operator(), at: SYSTEM_CLOCK.now(), details })
}

function describeStolen(keys: readonly IssuerKey[]): Record<string, string> {
  const stolen = keys.filter(({ compromisedAt }) => compromisedAt !== null)
  return stolen.length > 0 ? { stolen: stolen.map(({ kid }) => kid).join(' ') } : {}
}

function requireFound(kid: string, found: number): void {
  if (found === 0) throw new Error(`There is no key ${kid}. See: npm run keys -- list`)
}

async function resealAll(needs: Needs): Promise<string> {
  const { credentials, issuerKeys } = await reseal(needs, (sealed) => {
    console.log(`${String(sealed)} credentials sealed again …`)
  })
  const lines = await resealLines(needs)
  const invitations = await resealInvitations(needs)
  const signers = await resealSigners(needs)
  await needs.database.transaction((trx) => note(trx, 'keys_resealed'))
  return `Sealed again under the last key in MASTER_KEY: ${String(credentials)} credentials, ${String(issuerKeys)} issuer keys, ${String(lines)} lines of imports, ${String(invitations)} invitations, ${String(signers)} certified keys.
The first key stays in the list for ever, since the name hashes depend on it.`
}

runKeys(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
