import type { Context } from 'koa'
import type { Env } from '#api/settings/env.ts'
import { networkOf } from '#api/http/client-address.ts'
import { nameBrowser } from '#contracts/accounts/browser-name.ts'
import type { SessionOrigin } from './session-row.ts'

/** Two letters; proxies write `XX` for an unknown country. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/

/** Keeps as much of a log-in's origin as its owner needs to recognise it, and no more. */
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
