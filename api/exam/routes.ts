import {
  beginExam as beginEndpoint,
  issueCertificate as issueEndpoint,
  readExam,
  submitExam as submitEndpoint,
} from '#contracts/learning/exam.ts'
import { requireAccount, requirePremium } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { beginExam } from './begin-exam.ts'
import { presentStanding, readStanding } from './exam-state.ts'
import { issueCertificate } from './issue-certificate.ts'
import { submitExam } from './submit-exam.ts'

export function bindExam(router: ApiRouter, services: Services): void {
  route(router, readExam, ['counted', requireAccount, requirePremium], async ({ user }) => {
    const { content } = await services.content.read()
    const own = { userId: user.id, content }
    return presentStanding(await readStanding(services, services.database, own))
  })

  route(
    router,
    beginEndpoint,
    ['general', requireAccount, requirePremium],
    async ({ body, user }) => presentStanding(await beginExam(services, { ...body, user })),
  )

  route(
    router,
    submitEndpoint,
    ['general', requireAccount, requirePremium],
    async ({ body, params, user }) =>
      presentStanding(await submitExam(services, { ...body, ...params, user })),
  )

  route(
    router,
    issueEndpoint,
    ['general', requireAccount, requirePremium],
    async ({ body, params, user }) =>
      presentStanding(await issueCertificate(services, { ...body, ...params, user })),
  )
}
