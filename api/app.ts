import Koa from 'koa'
import { resolve } from 'node:path'
import { bindAccounts } from '#api/accounts/routes.ts'
import { recordSecurity } from '#api/audit/record-security.ts'
import { bindAudit } from '#api/audit/routes.ts'
import { bindCheckout } from '#api/checkout/routes.ts'
import { bindCredentials } from '#api/credentials/routes.ts'
import { bindDoctor } from '#api/doctor/routes.ts'
import { bindExam } from '#api/exam/routes.ts'
import { bindInterop } from '#api/interop/routes.ts'
import { bindImports } from '#api/imports/routes.ts'
import { bindInvitations } from '#api/invitations/routes.ts'
import { bindLearning } from '#api/learning/routes.ts'
import { bindRecovery } from '#api/accounts/recovery/routes.ts'
import { bindSessions } from '#api/accounts/sessions/routes.ts'
import { bindOverview } from '#api/overview/routes.ts'
import { bindPresentations } from '#api/presentations/routes.ts'
import { bindPrivacy } from '#api/privacy/routes.ts'
import { bindSync } from '#api/sync/routes.ts'
import { bindTrust } from '#api/trust/routes.ts'
import { bindVerification } from '#api/verification/routes.ts'
import { openVerification } from '#api/verification/verify.ts'
import { bindPasskeys } from '#api/accounts/passkeys/routes.ts'
import { openSessions, sessionCookieName } from '#api/accounts/sessions/sessions.ts'
import { logRequests } from '#api/http/access-log.ts'
import { requireSoundClock } from '#api/database/sound-clock.ts'
import { requireCertificatesLast } from '#api/interop/certificates/require-certificates-last.ts'
import { refuseBadAddresses, takePath } from '#api/http/bad-addresses.ts'
import { setSecurityHeaders } from '#api/http/headers.ts'
import { answerProbes } from '#api/http/health.ts'
import { openToOthers } from '#api/http/open-to-others.ts'
import { measureRequests } from '#api/http/metrics.ts'
import { answerProblems } from '#api/http/problems.ts'
import { createApiRouter, type ApiRouter } from '#api/http/route.ts'
import { refuseCrossOrigin } from '#api/http/same-origin.ts'
import { leadToPassword, serveApplication } from '#api/http/static-files.ts'
import { bindSupport } from '#api/http/support.ts'
import type { Services } from './services.ts'

const BUILT_APPLICATION = resolve(import.meta.dirname, '../dist')

export function bindRoutes(services: Services): ApiRouter {
  const router = createApiRouter(services.limits)
  // Two areas below verify codes, and share one service. Verifications at the same time can then share reads
  // and writes.
  const verification = openVerification(services)
  bindAccounts(router, services)
  bindPasskeys(router, services)
  bindAudit(router, services)
  bindCheckout(router, services)
  bindCredentials(router, services)
  bindInvitations(router, services)
  bindImports(router, services)
  bindPresentations(router, services)
  bindSessions(router, services)
  bindRecovery(router, services)
  bindTrust(router, services)
  bindVerification(router, services, verification)
  bindInterop(router, services, verification)
  bindSync(router, services)
  bindPrivacy(router, services)
  bindLearning(router, services)
  bindExam(router, services)
  bindOverview(router, services)
  bindDoctor(router, services)
  bindSupport(router, services.env)
  return router
}

export function createApp(
  services: Services,
  router: ApiRouter = bindRoutes(services),
  applicationFolder: string = BUILT_APPLICATION,
): Koa {
  const { env, log, database, metrics, security } = services
  const app = new Koa({
    proxy: env.trustProxyHops > 0,
    // Koa reads only the last entries of `X-Forwarded-For`: one entry for each of our proxies. A client can
    // forge all earlier entries.
    maxIpsCount: env.trustProxyHops,
  })
  app.silent = true

  app.use(takePath)
  app.use(measureRequests(metrics))
  app.use(logRequests(log))
  app.use(setSecurityHeaders(env.isProduction))
  app.use(recordSecurity(security))
  app.use(answerProblems(log))
  app.use(refuseBadAddresses)
  app.use(
    answerProbes({
      database,
      metrics,
      metricsToken: env.metricsToken,
      requireReady: async () => {
        await requireSoundClock(database)
        await requireCertificatesLast(services)
      },
    }),
  )
  app.use(leadToPassword)
  app.use(openToOthers(router.open))
  app.use(serveApplication(applicationFolder, env.publicOrigin))
  app.use(
    refuseCrossOrigin({
      sessionCookie: sessionCookieName(env.isProduction),
      publicOrigin: env.publicOrigin,
      router: router.koa,
    }),
  )
  app.use(openSessions(app, services))
  app.use(router.koa.routes())
  app.use(router.koa.allowedMethods())
  return app
}
