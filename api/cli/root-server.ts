import { pino } from 'pino'
import { fromBase64Url } from '#contracts/bytes.ts'
import { type IssuerKey, KEY_USES } from '#contracts/trust/issuer-key.ts'
import { doubtCredentials } from '#api/credentials/doubt.ts'
import { retryLocked } from '#api/database/retry-locked.ts'
import { installCertificates } from '#api/interop/certificates/install-certificates.ts'
import { requestCertificates } from '#api/interop/certificates/request-certificates.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import { importKeySet } from '#api/trust/keys/import-key-set.ts'
import { requestKeys } from '#api/trust/keys/request-keys.ts'
import { atUnsealed, note, type Server } from './at-server.ts'
import { type Kind, readSigned, type Signed, writeRequest } from './ceremony.ts'
import { OBEYED, describeLacking } from './describe-missing-keys.ts'

const NO_ORIGIN = 'PUBLIC_ORIGIN is missing: certificates name the address of this server.'
const IN_DOUBT =
  'A thief may have signed these credentials. Revoke each credential and issue it again:'

/**
 * Writes a request for a key set or for certificates. A person carries the file to the machine with the root.
 */
export async function request(
  kind: Kind,
  { out = `${kind}-request.json` }: { out?: string },
): Promise<string> {
  const asked = await atUnsealed((server) =>
    server.database.transaction(async (trx) => {
      const inside = { ...server, database: trx, issuer: server.env.issuer }
      await note(trx, { action: `${kind}_requested` })
      return kind === 'keys'
        ? requestKeys(inside)
        : requestCertificates(inside, requireOrigin(server))
    }),
  )
  return writeRequest(asked, out)
}

export function install(file: string): Promise<string> {
  const signed = readSigned(file)
  return atUnsealed((server) =>
    signed.kind === 'keys' ? installKeySet(server, signed) : installAll(server, signed),
  )
}

async function installKeySet(
  { env, database, clock }: Server,
  { keySet: text }: Extract<Signed, { kind: 'keys' }>,
): Promise<string> {
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
      fromBase64Url(text),
    ),
  )
  const signing = (await describeKeys(database, clock.now())).filter(
    ({ state }) => state === 'signs now',
  )
  const lacking = KEY_USES.filter((use) => !signing.some((key) => key.use === use))
  return [
    `The key set lists ${String(keySet.keys.length)} keys and is valid until ${keySet.expiresAt.toISOString()}. ${OBEYED}`,
    ...lacking.map((use) => describeLacking(use)),
    ...(doubted.length > 0 ? [IN_DOUBT, ...doubted] : []),
  ].join('\n')
}

async function installAll(
  server: Server,
  bundle: Extract<Signed, { kind: 'certificates' }>,
): Promise<string> {
  const origin = requireOrigin(server)
  await server.database.transaction(async (trx) => {
    await installCertificates({ ...server, database: trx, origin }, bundle)
    await note(trx, { action: 'certificates_installed' })
  })
  return `${String(bundle.signers.length)} certificates are in force. Running servers use them within a minute.`
}

function describeStolen(keys: readonly IssuerKey[]): Record<string, string> {
  const stolen = keys.filter(({ compromisedAt }) => compromisedAt !== null)
  return stolen.length > 0 ? { stolen: stolen.map(({ kid }) => kid).join(' ') } : {}
}

function requireOrigin({ env }: Server): string {
  if (env.publicOrigin === undefined) throw new Error(NO_ORIGIN)
  return env.publicOrigin
}
