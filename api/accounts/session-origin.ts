import type { Context } from 'koa'
import type { Env } from '#api/settings/env.ts'
import { networkOf } from '#api/http/client-address.ts'
import { nameBrowser } from '#contracts/accounts/browser-name.ts'
import type { SessionOrigin } from './session-row.ts'

/** Two letters; proxies write `XX` for what they do not know. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/

/** As much of where somebody signs in as its owner recognises it by; the rest is not kept. */
export function describeOrigin(
  ctx: Context,
  { countryHeader }: Pick<Env, 'countryHeader'>,
): SessionOrigin {
  const userAgent = ctx.get('User-Agent')
  const country = countryHeader === undefined ? '' : ctx.get(countryHeader).toUpperCase()
  return {
    browser: userAgent === '' ? null : nameBrowser(userAgent),
    network: networkOf(ctx),
    country: COUNTRY.test(country) ? country : null,
  }
}
