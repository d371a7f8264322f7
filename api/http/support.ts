import { readSupport } from '#contracts/support.ts'
import { type ApiRouter, route } from './route.ts'

export function bindSupport(router: ApiRouter, { supportEmail }: { supportEmail: string }): void {
  route(router, readSupport, ['general'], () => ({ email: supportEmail }))
}
