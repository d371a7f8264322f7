// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { currentOrder } from '#contracts/checkout/checkout.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { PaymentSetup } from '#pwa/screens/checkout/payment-setup.tsx'
import { SuccessPage } from '#pwa/screens/checkout/success-page.tsx'
import { InterviewSimulator } from '#pwa/screens/interview/interview-simulator.tsx'
import { WalletFailed } from '#pwa/screens/wallet/wallet-failed.tsx'
import { WalletNotices } from '#pwa/screens/wallet/wallet-notices.tsx'
import { Unknown } from '#pwa/session/refusals.tsx'
import { refuse } from '#tests/support/browser/answers.ts'

const REFUSED = new HttpError(503, JSON.stringify({ error: 'SERVER_BUSY', message: 'Not now.' }))
const AWAY = new NetworkError('The API could not be reached.')
const OF_THE_CONNECTION = /connection|reached/i

const nothing = () => undefined

/**
 * The components that show the reason of an error. Each function returns the component for one
 * error.
 */
const TOLD: [string, (error: Error) => ReactNode][] = [
  ['a screen that needs a session', (error) => <Unknown error={error} retry={nothing} />],
  ['the wallet', (error) => <WalletFailed error={error} onRetry={nothing} />],
  [
    'a wallet that shows older cards',
    (error) => <WalletNotices staleBecause={error} updatedAt={0} />,
  ],
  [
    'the setting up of a payment',
    (error) => <PaymentSetup error={error} onRetry={nothing} startRef={null} />,
  ],
]

/** The components that send a request themselves and show the reason of its refusal. */
const ASKING: [string, ReactNode][] = [
  ['the result of a payment', <SuccessPage key="success" />],
  ['the interview simulator', <InterviewSimulator key="simulator" />],
]

describe('a refusal is told in its own words, never as trouble with the connection', () => {
  test.each(TOLD)('by %s', async (_, show) => {
    const { container } = await showScreen(show(REFUSED))
    expect(container.textContent).toContain('Not now.')
    expect(container.textContent).not.toMatch(OF_THE_CONNECTION)
  })

  test.each(ASKING)('by %s', async (_, screen) => {
    for (const asked of [currentOrder, learningContent]) {
      refuse(asked, 503, 'SERVER_BUSY')
    }
    const { container, findByText } = await showScreen(screen)
    await findByText(/Not now\./)
    expect(container.textContent).not.toMatch(OF_THE_CONNECTION)
  })
})

describe('a connection that failed is named', () => {
  test.each(TOLD)('by %s', async (_, show) => {
    const { container } = await showScreen(show(AWAY))
    expect(container.textContent).toMatch(OF_THE_CONNECTION)
  })

  test.each(ASKING)('by %s', async (_, screen) => {
    const { findByText } = await showScreen(screen)
    await findByText(/connection to the server|be reached/)
  })
})
