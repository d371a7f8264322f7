import {
  claimAccount,
  undoChange as undoChangeEndpoint,
} from '#contracts/accounts/account-links.ts'
import { presentCurrentUser } from '#api/accounts/present.ts'
import { rememberBrowser } from '#api/accounts/sessions/known-browser.ts'
import { signIn } from '#api/accounts/sessions/sessions.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { mailboxReader } from '#api/audit/doer.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import { concern } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { takeOver } from './take-over.ts'
import { undoChange } from './undo-change.ts'

export function bindRecovery(router: ApiRouter, services: Services): void {
  route(router, claimAccount, ['secret'], async ({ body, ctx }) => {
    const user = await takeOver(services, body)
    await signIn(ctx, user, { method: 'link', env: services.env })
    rememberBrowser(ctx, user, services.env.isProduction)
    return presentCurrentUser(user)
  })

  route(router, undoChangeEndpoint, ['secret'], async ({ body, ctx }) => {
    const by = (user: UserRow) => mailboxReader(ctx, user)
    const { userId, rights } = await undoChange(services, { ...body, by })
    concern(ctx, userId)
    return { rights }
  })
}
