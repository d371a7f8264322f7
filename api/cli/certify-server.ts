import { readFileSync, writeFileSync } from 'node:fs'
import type { Knex } from 'knex'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { type Env, readEnv } from '#api/settings/env.ts'
import { CertificateBundle, hashRequest } from '#api/interop/certificates/certificate-request.ts'
import { installCertificates } from '#api/interop/certificates/install-certificates.ts'
import { requestCertificates } from '#api/interop/certificates/request-certificates.ts'
import { openSealing, type Sealing } from '#api/trust/sealing.ts'

const NO_ORIGIN = 'PUBLIC_ORIGIN is missing: certificates name the address of this server.'

interface Needs {
  database: Knex
  sealing: Sealing
  origin: string
}

export function writeRequest(out: string): Promise<string> {
  return withServer(async ({ database, sealing, origin }) => {
    const request = await database.transaction(async (trx) => {
      await note(trx, 'certificates_requested')
      return requestCertificates({ database: trx, sealing, clock: SYSTEM_CLOCK }, origin)
    })
    const bytes = Buffer.from(`${JSON.stringify(request, null, 2)}\n`)
    writeFileSync(out, bytes)
    return `Written: ${out}. Take it to the root: npm run certify -- --sign ${out}
SHA-256, to be read aloud there: ${hashRequest(bytes)}`
  })
}

export function installFile(file: string): Promise<string> {
  return withServer(async ({ database, origin }) => {
    const bundle = readBundle(file)
    await database.transaction(async (trx) => {
      await installCertificates({ database: trx, clock: SYSTEM_CLOCK, origin }, bundle)
      await note(trx, 'certificates_installed')
    })
    return `${String(bundle.signers.length)} certificates are in force. Servers that run follow within a minute.`
  })
}

async function withServer<Result>(run: (needs: Needs) => Promise<Result>): Promise<Result> {
  const env = readEnv(process.env)
  const origin = requireOrigin(env)
  const { database, close } = await connectDatabase(env)
  try {
    await migrate(database)
    const needs = { env, database, sealing: openSealing(env.masterKeys) }
    await requireMasterKeys(needs)
    return await run({ ...needs, origin })
  } finally {
    await close()
  }
}

function requireOrigin({ publicOrigin }: Env): string {
  if (publicOrigin === undefined) throw new Error(NO_ORIGIN)
  return publicOrigin
}

function readBundle(file: string): CertificateBundle {
  try {
    return CertificateBundle.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} holds no certificates. See: npm run certify -- --sign`, { cause })
  }
}

async function note(
  trx: Knex,
  action: 'certificates_requested' | 'certificates_installed',
): Promise<void> {
  await recordAudit(trx, { action, by: operator(), at: SYSTEM_CLOCK.now() })
}
