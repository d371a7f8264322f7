import { CertificateBundle } from '#api/interop/certificates/certificate-request.ts'
import { installCertificates } from '#api/interop/certificates/install-certificates.ts'
import { requestCertificates } from '#api/interop/certificates/request-certificates.ts'
import { atUnsealed, note, type Server } from './at-server.ts'
import { readJson, writeRequest } from './ceremony.ts'

const NO_ORIGIN = 'PUBLIC_ORIGIN is missing: certificates name the address of this server.'

export function request({ out }: { out: string }): Promise<string> {
  return atUnsealed(async (server) => {
    const origin = requireOrigin(server)
    const asked = await server.database.transaction(async (trx) => {
      await note(trx, { action: 'certificates_requested' })
      return requestCertificates({ ...server, database: trx }, origin)
    })
    return writeRequest(out, asked, 'npm run visa -- certificates sign')
  })
}

export function install(file: string): Promise<string> {
  return atUnsealed(async (server) => {
    const origin = requireOrigin(server)
    const fault = `${file} holds no certificates. See: npm run visa -- certificates sign`
    const bundle = readJson(file, CertificateBundle, fault)
    await server.database.transaction(async (trx) => {
      await installCertificates({ ...server, database: trx, origin }, bundle)
      await note(trx, { action: 'certificates_installed' })
    })
    return `${String(bundle.signers.length)} certificates are in force. Servers that run follow within a minute.`
  })
}

function requireOrigin({ env }: Server): string {
  if (env.publicOrigin === undefined) throw new Error(NO_ORIGIN)
  return env.publicOrigin
}
