import { createHmac } from 'node:crypto'
import type { Env } from '#api/settings/env.ts'
import type { Services } from '#api/services.ts'
import { numberRequest } from './number-request.ts'
import type { Payments } from './payments.ts'
import { openSandbox, type Sandbox } from './sandbox-payments.ts'
import { openStripe } from './stripe-payments.ts'

/**
 * Opens the payment provider in the environment. If the environment has none, opens the sandbox. In
 * production, the environment must have a provider.
 */
export function openPayments({
  env,
  database,
  clock,
}: Pick<Services, 'database' | 'clock'> & { env: Env }): Payments | Sandbox {
  if (env.stripe) return openStripe(env.stripe, () => numberRequest(database))
  if (env.isProduction) throw new Error('The payment sandbox does not exist in production.')
  const webhookSecret = createHmac('sha256', env.sessionKeys[0] ?? '')
    .update('payment sandbox')
    .digest('base64url')
  return openSandbox({ database, clock, webhookSecret })
}

export function isSandbox(payments: Payments): payments is Sandbox {
  return payments.publishableKey === null
}
