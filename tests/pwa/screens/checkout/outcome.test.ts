import { describe, expect, test } from 'vitest'
import { removeSecrets } from '#pwa/screens/checkout/clean-address.ts'
import { readSandboxAnswer, readStripeAnswer } from '#pwa/screens/checkout/outcome.ts'

describe('the provider’s answer', () => {
  test.each([
    [{ paymentIntent: { status: 'succeeded' } }, { status: 'succeeded' }],
    [{ paymentIntent: { status: 'processing' } }, { status: 'processing' }],
    [{ error: { message: 'Declined.' } }, { status: 'failed', message: 'Declined.' }],
  ])('%j leads to %j', (answer, outcome) => {
    expect(readStripeAnswer(answer)).toEqual(outcome)
  })

  test.each([{}, { error: {} }, { paymentIntent: { status: 'requires_action' } }])(
    '%j is a failure that says what to do',
    (answer) => {
      expect(readStripeAnswer(answer)).toMatchObject({
        status: 'failed',
        message: expect.stringContaining('try again') as string,
      })
    },
  )

  test('tells a payment that can never be made from a card that was declined', () => {
    const cancelled = { status: 'failed', isCancelled: true }
    const error = { message: 'Unexpected state.', payment_intent: { status: 'canceled' } }
    expect(readStripeAnswer({ error })).toMatchObject(cancelled)
    expect(readSandboxAnswer({ status: 'canceled', error: null })).toMatchObject(cancelled)
    const declined = { message: 'Declined.', payment_intent: { status: 'requires_payment_method' } }
    expect(readStripeAnswer({ error: declined })).toEqual({
      status: 'failed',
      message: 'Declined.',
    })
  })

  test('reads the same from the sandbox', () => {
    expect(readSandboxAnswer({ status: 'succeeded', error: null })).toEqual({ status: 'succeeded' })
    expect(readSandboxAnswer({ status: 'requires_payment_method', error: 'Declined.' })).toEqual({
      status: 'failed',
      message: 'Declined.',
    })
  })
})

describe('the address that the provider returns to', () => {
  test('loses its secret and keeps the hint', () => {
    const address =
      'https://example.org/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded#x'
    expect(removeSecrets(address)).toBe('/success?redirect_status=succeeded#x')
  })
})
