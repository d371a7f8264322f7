import { STRIPE_EVENTS } from '#api/checkout/stripe-objects.ts'
import { openStripeClient, STRIPE_VERSION } from '#api/checkout/stripe-payments.ts'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { STRIPE_WEBHOOK } from '#contracts/checkout/checkout.ts'
import { amber, type Finding, green, red } from './finding.ts'

const LATE_SECONDS = 60 * 60
const LISTED_MAX = 100

/**
 * Examines whether the provider sends the events that we handle. Also examines whether a report is missing
 * for more than an hour.
 */
export async function examinePayments({
  env,
  clock,
}: Pick<Services, 'clock'> & { env: Pick<Env, 'stripe' | 'publicOrigin'> }): Promise<Finding[]> {
  const { stripe: settings, publicOrigin } = env
  if (!settings) return [amber('Payments go to the sandbox, which takes no money')]
  const stripe = openStripeClient(settings)
  const url = `${publicOrigin ?? ''}${STRIPE_WEBHOOK.path}`
  const { data } = await stripe.webhookEndpoints.list({ limit: LISTED_MAX })
  const endpoint = data.find((known) => known.url === url && known.status === 'enabled')
  if (!endpoint) return [red(`The provider sends no reports to ${url}`)]

  const isAll = endpoint.enabled_events.includes('*')
  const lacking = isAll
    ? []
    : STRIPE_EVENTS.filter((type) => !endpoint.enabled_events.includes(type))
  const late = Math.floor(clock.now().getTime() / 1000) - LATE_SECONDS
  const undelivered = await stripe.events.list({
    types: [...STRIPE_EVENTS],
    delivery_success: false,
    created: { lt: late },
    limit: 1,
  })
  return [
    lacking.length > 0
      ? red(`The provider’s endpoint does not report ${lacking.join(', ')}`)
      : green(`The provider sends all reports to ${url}`),
    endpoint.api_version === STRIPE_VERSION
      ? green(`The reports have the version ${STRIPE_VERSION}`)
      : red(
          `The reports have the version ${endpoint.api_version ?? 'of the account'}, but ${STRIPE_VERSION} is expected`,
        ),
    undelivered.data.length > 0
      ? red('Reports older than an hour did not reach us. See the provider’s dashboard.')
      : green('No report has waited there for more than an hour'),
  ]
}
