import { createHash } from 'node:crypto'
import { toBase64Url, toHex } from '#contracts/bytes.ts'
import { packStatusBits, signStatusList } from '#contracts/presentation/status-list.ts'
import type { TrustBundle } from '#contracts/presentation/trust-bundle.ts'
import { PassRow } from '#api/credentials/pass-row.ts'
import { StatusListRow } from '#api/credentials/status-list-row.ts'
import type { Services } from '#api/services.ts'

/** Signed anew this often even unchanged, so that its age says how old the knowledge is. */
const RESIGN_MS = 15 * 60_000

export interface Trust {
  bundle: TrustBundle
  etag: string
}

/** What a verifier needs without a network. All API processes answer the same signed bytes. */
export async function readTrust(services: Services): Promise<Trust> {
  const { env, issuerKeys } = services
  const signed = await readSignedList(services)
  const bundle = {
    issuer: env.issuer,
    issuerKeys: [...(await issuerKeys.published())],
    statusList: toBase64Url(signed),
  }
  const etag = createHash('sha256').update(JSON.stringify(bundle)).digest('base64url')
  return { bundle, etag: `"${etag}"` }
}

async function readSignedList(services: Services): Promise<Uint8Array> {
  const { database, clock, issuerKeys } = services
  const { kid } = await issuerKeys.signer()
  const list = await StatusListRow.read(database)
  const age = list.signedAt ? clock.now().getTime() - list.signedAt.getTime() : Infinity
  const isFresh =
    list.signedVersion === list.version && list.signedKid === toHex(kid) && age < RESIGN_MS
  return list.signed && isFresh ? list.signed : signList(services, list)
}

/** Reads the bits after the version: the list may know more than its version says, never less. */
async function signList(
  { database, clock, issuerKeys }: Services,
  { size, version }: StatusListRow,
): Promise<Uint8Array> {
  const bits = packStatusBits(size, await PassRow.revokedIndices(database))
  const signer = await issuerKeys.signer()
  const signedAt = clock.now()
  const signed = await signStatusList(signer, { bits, issuedAt: signedAt })
  await StatusListRow.recordSigned(database, {
    signed: Buffer.from(signed),
    signedVersion: version,
    signedKid: toHex(signer.kid),
    signedAt,
  })
  return signed
}
