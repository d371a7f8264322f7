import type { Context } from 'koa'
import { deleteUser as deleteUserEndpoint } from '#contracts/accounts/administration.ts'
import { deleteOwnAccount as deleteOwnAccountEndpoint } from '#contracts/accounts/profile.ts'
import { exportUser as exportUserEndpoint, ExportFormat } from '#contracts/privacy/user-export.ts'
import { ApiError } from '#api/http/errors.ts'
import { signOut } from '#api/accounts/sessions/sessions.ts'
import { administrator, leaver } from '#api/audit/doer.ts'
import { freshForPower, requireAccount, requireOwner } from '#api/http/guards.ts'
import { type ApiRouter, rawRoute, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { deleteOwnAccount, deleteUser } from './delete-user.ts'
import { PAGE_POLICY } from './export-page.ts'
import { exportUser } from './export-user.ts'

export function bindPrivacy(router: ApiRouter, services: Services): void {
  rawRoute(
    router,
    exportUserEndpoint,
    ['export', requireAccount, freshForPower],
    async (ctx, user) => {
      const format = readFormat(ctx)
      ctx.type = format
      if (format === 'html') {
        ctx.set('Content-Security-Policy', PAGE_POLICY)
        ctx.set('Content-Disposition', 'attachment; filename="visa-success-guide-account.html"')
      }
      ctx.body = await exportUser(services, { user, format })
    },
  )

  route(
    router,
    deleteUserEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ params, user, ctx }) => {
      await deleteUser(services, { ...params, by: administrator(ctx, user) })
      return undefined
    },
  )

  route(
    router,
    deleteOwnAccountEndpoint,
    ['failures', requireAccount],
    async ({ body, user, ctx }) => {
      const proof = { password: body.currentPassword, askedIn: user.sessionId }
      await deleteOwnAccount(services, { by: leaver(ctx, user), ...proof })
      signOut(ctx, services.env)
      return undefined
    },
  )
}

function readFormat({ query }: Context): ExportFormat {
  const { data } = ExportFormat.safeParse(query['format'] ?? 'json')
  if (!data) throw new ApiError('INVALID_INPUT')
  return data
}
