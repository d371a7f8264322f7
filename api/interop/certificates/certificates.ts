import type { Knex } from 'knex'
import { CERTIFICATE_WARNING_MS, type SignerUse } from './signers.ts'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'
import type { Clock } from '#api/clock.ts'
import { takeLock } from '#api/database/locks.ts'
import type { Env } from '#api/settings/env.ts'
import { ApiError } from '#api/http/errors.ts'
import { rememberEach } from '#api/remember.ts'
import { openRoots } from '#api/trust/keys/root-file.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { installCertificates } from './install-certificates.ts'
import { firstEnd, inForce, type Known, readKnown } from './known-certificates.ts'
import { openSigner, requestCertificates } from './request-certificates.ts'
import { openCertificateRoot, signCertificates } from './sign-certificates.ts'

/**
 * The time for which a process uses the certificates that it has read. After this time, the process notices
 * certificates from another process.
 */
const FRESH_MS = 60_000

export interface Certificates {
  /** Throws a `CERTIFICATES_MISSING` when no certificate for this use is valid now. */
  signer(use: SignerUse): Promise<CertifiedSigner>
  /**
   * Returns the certificates of our own roots, in DER. The server needs them to check the credentials in
   * wallets' responses.
   */
  roots(): Promise<Buffer[]>
  /** Returns undefined before the first list was signed. */
  revocationList(): Promise<Buffer | undefined>
  /** Returns the earliest end of the certificates in use. Returns undefined without certificates. */
  endsAt(): Promise<Date | undefined>
  /** Returns undefined without a list. */
  listEndsAt(): Promise<Date | undefined>
  /**
   * Makes missing certificates, and renews certificates that end soon. Does nothing in production, because
   * the root must be in the data folder.
   */
  renew(): Promise<void>
}

interface CertificatesServices {
  env: Pick<Env, 'rootKey' | 'dataDir'>
  database: Knex
  sealing: Sealing
  clock: Clock
  publicOrigin: () => string
}

/** Opens the certificates. Reads them at the first use, because a start should not wait for them. */
export function openCertificates(needs: CertificatesServices): Certificates {
  const { clock, sealing, publicOrigin } = needs
  const openOnce = rememberEach<CryptoKey>()
  let known: Known | undefined

  const read = async () => {
    const age = known ? clock.now().getTime() - known.readAt : Infinity
    // A negative age means that somebody has set the clock back. The certificates are then read again.
    if (!known || known.origin !== publicOrigin() || age > FRESH_MS || age < 0) {
      known = await readKnown(needs)
      if (await renewInside(needs, known)) known = await readKnown(needs)
    }
    return known
  }
  return {
    signer: async (use) => {
      const { certificates, keys } = await read()
      const certificate = inForce(certificates, use, clock.now())
      const row = keys.find(({ kid }) => kid === certificate?.kid)
      if (!certificate || !row) throw new ApiError('CERTIFICATES_MISSING')
      const privateKey = await openOnce(row.kid, () => openSigner(sealing, row))
      return { privateKey, chain: [certificate.bytes] }
    },
    roots: async () => {
      const { certificates } = await read()
      return certificates.flatMap(({ use, bytes }) => (use === 'root' ? [bytes] : []))
    },
    revocationList: async () => (await read()).list?.bytes,
    endsAt: async () => firstEnd(await read(), clock.now()),
    listEndsAt: async () => (await read()).list?.nextAt,
    renew: async () => {
      known = undefined
      await read()
    },
  }
}

/**
 * Renews the certificates and the list when they end soon. Does nothing unless the root is in the data
 * folder. Returns true if the caller must read them again.
 */
async function renewInside(needs: CertificatesServices, known: Known): Promise<boolean> {
  const { env, database, clock, publicOrigin } = needs
  const origin = publicOrigin()
  if (env.rootKey || origin === '' || !isDue(known, clock.now())) return false
  return database.transaction(async (trx) => {
    await takeLock(trx, 'keys')
    // Another process may have renewed the certificates meanwhile.
    const current = await readKnown({ ...needs, database: trx })
    const now = clock.now()
    if (!isDue(current, now)) return true
    const made = current.certificates.filter(
      ({ use, notAfter }) => use === 'root' && notAfter > now,
    )
    const certificates = made.map(({ bytes }) => bytes)
    const { root: stored } = await openRoots(env.dataDir)
    const root = await openCertificateRoot(stored, { origin, now, certificates })
    const request = await requestCertificates({ ...needs, database: trx }, origin)
    const bundle = await signCertificates(root, request, { now, withdrawn: [] })
    await installCertificates({ database: trx, clock, origin }, bundle)
    return true
  })
}

/** Returns whether the certificates or the list end soon. Certificates and list are renewed together. */
function isDue(known: Known, now: Date): boolean {
  const endsAt = firstEnd(known, now)
  const listEndsAt = known.list?.nextAt
  const soon = now.getTime() + CERTIFICATE_WARNING_MS
  return !endsAt || !listEndsAt || endsAt.getTime() < soon || listEndsAt.getTime() < soon
}
