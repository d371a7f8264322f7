import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { openInvitation } from '#api/invitations/open-invitation.ts'
import { readLoginCode } from '#api/accounts/sessions/login-codes.ts'
import { openMailedLink } from '#api/accounts/recovery/open-mailed-link.ts'
import { createPasswordHasher, type PasswordCost } from '#api/accounts/sessions/password-hasher.ts'
import { openAlarms } from '#api/audit/alarms.ts'
import { shareAlarms } from '#api/audit/all-alarms.ts'
import { ANCHORING_ALARMS } from '#api/anchoring/anchoring-alarms.ts'
import { openAnchoring, type Anchoring } from '#api/anchoring/anchoring.ts'
import { openSecurityLog } from '#api/audit/security-log.ts'
import { AUDIT_ALARMS, type AuditAlarm } from '#api/audit/watch-audit.ts'
import { openPayments } from '#api/checkout/open-payments.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { chainListeners } from '#api/credentials/chain-listeners.ts'
import { connectDatabase, connectVerifying } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { requireRestoreDone } from '#api/database/restore-mark.ts'
import type { Env } from '#api/settings/env.ts'
import { createLimits } from '#api/http/limits.ts'
import { createMetrics } from '#api/http/metrics.ts'
import { openCertificates } from '#api/interop/certificates/certificates.ts'
import { openDelivered } from '#api/learning/packs/delivered-content.ts'
import { CONTENT_ALARMS, type ContentAlarm } from '#api/learning/packs/watch-content.ts'
import { openMailer } from '#api/mail/mailer.ts'
import { openSiblings } from '#api/processes/siblings.ts'
import { openIssuerKeys } from '#api/trust/keys/issuer-keys.ts'
import { TRUST_ALARMS, type TrustAlarm } from '#api/trust/watch-trust.ts'
import { openPassIndices } from '#api/trust/passes/pass-indices.ts'
import { openPublished } from '#api/trust/published.ts'
import { renewKeys } from '#api/trust/keys/renew-keys.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { prepareVerification } from '#api/verification/prepare.ts'
import { PRICE } from '#contracts/checkout/checkout.ts'
import type { Services } from './services.ts'

interface OpenServices {
  services: Services
  /** Closes the services in the reverse order of their opening. */
  close(): Promise<void>
}

/** Opens the services in the environment, and brings the tables up to date. */
export async function openServices(
  env: Env,
  log: Logger,
  publicOrigin: Services['publicOrigin'],
): Promise<OpenServices> {
  const { database, kind, close } = await connectDatabase(env)
  const verifying = connectVerifying(env, database)
  try {
    await requireRestoreDone(database)
    await migrate(database)
    const base = { env, log, database, storage: kind, clock: SYSTEM_CLOCK, publicOrigin }
    const services = await createServices({ ...base, verifying: verifying.database })
    await prepareVerification(services)
    return {
      services,
      close: async () => {
        await services.mailer.close()
        await services.anchoring.close()
        await services.security.flush().catch(() => undefined)
        await verifying.close()
        await close()
      },
    }
  } catch (error) {
    await verifying.close()
    await close()
    throw error
  }
}

type Base = Pick<Services, 'env' | 'log' | 'database' | 'storage' | 'clock' | 'publicOrigin'> & {
  /** The connections for verifications. Absent when verifications share the other connections. */
  verifying?: Knex
  /**
   * The service for the chain. Without it, the chain in the environment is used. If the environment has no
   * chain, the product starts its own chain.
   */
  anchoring?: Anchoring
  /** The cost of a password hash. Absent for the usual cost (`PASSWORD_COST`). */
  passwordCost?: PasswordCost
}

/** The database must be open and migrated. */
export async function createServices(base: Base): Promise<Services> {
  const { env, log, database, clock } = base
  const sealing = openSealing(env.masterKeys)
  await renewKeys({ env, database, sealing, clock })
  const issuerKeys = await openIssuerKeys({ database, sealing, clock, issuer: env.issuer })
  const siblings = openSiblings()
  const anchoring = base.anchoring ?? openAnchoring({ env, log, database, ...chainListeners })
  const metrics = createMetrics(siblings)
  const trustAlarms = openAlarms<TrustAlarm>(log, clock)
  const auditAlarms = openAlarms<AuditAlarm>(log, clock)
  const contentAlarms = openAlarms<ContentAlarm>(log, clock)
  metrics.watchAlarms('audit_alarm', AUDIT_ALARMS, auditAlarms.raised)
  metrics.watchAlarms('anchoring_alarm', ANCHORING_ALARMS, () => anchoring.healthy().alarms)
  metrics.watchAlarms('trust_alarm', TRUST_ALARMS, trustAlarms.raised)
  metrics.watchAlarms('content_alarm', CONTENT_ALARMS, contentAlarms.raised)
  return {
    ...base,
    verifying: base.verifying ?? database,
    limits: createLimits(database, env.rateLimitFactor),
    metrics,
    passwords: createPasswordHasher(base.passwordCost),
    sealing,
    issuerKeys,
    certificates: openCertificates({ ...base, sealing }),
    trustAlarms,
    auditAlarms,
    contentAlarms,
    allAlarms: shareAlarms(siblings, {
      chain: anchoring.alarms,
      keys: trustAlarms,
      audit: auditAlarms,
      content: contentAlarms,
    }),
    security: openSecurityLog(base),
    passIndices: openPassIndices({ database, sealing }),
    published: openPublished({ database, clock, issuerKeys }),
    content: openDelivered({ env, database, log }),
    payments: openPayments({ env, database, clock }),
    price: PRICE,
    mailer: openMailer({
      ...base,
      openLink: (tokenId) => openMailedLink(base, tokenId),
      openInvitation: (invitationId) => openInvitation(base, invitationId),
      readLoginCode: (id) => readLoginCode(base, id),
    }),
    anchoring,
  }
}
