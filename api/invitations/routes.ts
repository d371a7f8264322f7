import { administrator, mailboxReader } from '#api/audit/doer.ts'
import { freshForAction, requireAccount, requireAudit, requireIssue } from '#api/http/guards.ts'
import { type ApiRouter, listRoute, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import {
  acceptInvitation as acceptEndpoint,
  invite as inviteEndpoint,
  issueInvitation as issueEndpoint,
  listInvitations,
  readInvitation as readEndpoint,
  withdrawInvitation as withdrawEndpoint,
} from '#contracts/accounts/invitations.ts'
import { acceptInvitation, readInvitation } from './accept.ts'
import { issueInvitation, withdrawInvitation } from './decide.ts'
import { InvitationRow, type ShownInvitation } from './invitation-row.ts'
import { invite } from './invite.ts'
import { presentInvitation } from './present.ts'

export function bindInvitations(router: ApiRouter, services: Services): void {
  const { database, clock } = services
  const present = (row: ShownInvitation) => presentInvitation(services, row)

  route(
    router,
    inviteEndpoint,
    ['general', requireIssue, freshForAction],
    async ({ body, user, ctx }) =>
      present(await invite(services, { ...body, by: administrator(ctx, user) })),
  )

  listRoute(router, listInvitations, ['general', requireAudit], async ({ query }) => {
    const page = await InvitationRow.page(database, query, clock.now())
    return { ...page, items: page.items.map(present) }
  })

  route(
    router,
    withdrawEndpoint,
    ['general', requireIssue, freshForAction],
    async ({ params, user, ctx }) =>
      present(await withdrawInvitation(services, { ...params, by: administrator(ctx, user) })),
  )

  route(
    router,
    issueEndpoint,
    ['general', requireIssue, freshForAction],
    async ({ params, user, ctx }) =>
      present(await issueInvitation(services, { ...params, by: administrator(ctx, user) })),
  )

  route(router, readEndpoint, ['secret'], ({ body: { token } }) => readInvitation(services, token))

  route(router, acceptEndpoint, ['secret', requireAccount], ({ body, user, ctx }) =>
    acceptInvitation(services, { ...body, user, by: mailboxReader(ctx, user) }),
  )
}
