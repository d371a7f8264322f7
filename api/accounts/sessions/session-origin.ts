import type { Context } from 'koa'
import type { Env } from '#api/settings/env.ts'
import { networkOf } from '#api/http/client-address.ts'
import { nameBrowser } from '#contracts/accounts/browser-name.ts'
import type { SessionOrigin } from './session-row.ts'

/** A country code of two letters. Proxies write `XX` when they do not know the country. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/

/** Returns only those details about a log-in that help the owner recognise the log-in. */
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
