import { readSupport } from '#contracts/accounts/support.ts'
import { type ApiRouter, route } from './route.ts'

export function bindSupport(
  router: ApiRouter,
  env: { supportEmail: string; issuer: string },
): void {
  route(router, readSupport, ['general'], () => ({
    email: env.supportEmail,
    issuer: env.issuer,
  }))
}
