import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createGuestUser,
  createPaymentIntent,
  type PaymentIntent,
  type Price,
  PRICE,
} from '#contracts/checkout/checkout.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { guideSaleQuery, useGuideSale } from '#pwa/device/sale/use-guide-sale.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { openStripe, type Stripe } from './stripe-script.ts'
import { words } from './words.tsx'

export interface Buyer {
  userId: string
  email: string
}

/**
 * The data for the payment form. `stripe` is null when the sandbox replaces the payment provider.
 */
export interface ReadyPayment {
  clientSecret: PaymentIntent['clientSecret']
  stripe: Stripe | null
  price: Price
  /** True when this price differs from the price that the page has shown. */
  isNewPrice: boolean
}

/** The reason why the page stays at the email step. */
export type Stay =
  | { kind: 'already premium' | 'told by mail' }
  /** The server has refused, or has not answered. */
  | { kind: 'failed'; why: string }

/**
 * Runs the checkout. It begins with the buyer's email address, and it ends with a payment that the
 * buyer can confirm.
 */
export function useCheckout() {
  const client = useQueryClient()
  const [buyer, setBuyer] = useState<Buyer | null>(null)
  const [stay, setStay] = useState<Stay | null>(null)
  const [emailError, setEmailError] = useState<string | undefined>()
  const [lastFailure, setLastFailure] = useState<string | null>(null)
  const [price, setPrice] = useState<Price>(PRICE)
  const sale = useGuideSale()
  const [knownCheck, setKnownCheck] = useState<string | undefined>()
  const isCheckKnown = knownCheck !== undefined && knownCheck === sale?.warningsCheckedOn
  const confirmation = isCheckKnown ? { knownCheck } : {}

  function stayPremium(kind: 'already premium' | 'told by mail') {
    setBuyer(null)
    setStay({ kind })
  }

  /** Asks for the checks again. The page may be older than the day from which the server refuses. */
  function stayAfterRefusal(error: HttpError) {
    setBuyer(null)
    void client.invalidateQueries(guideSaleQuery)
    setStay({ kind: 'failed', why: sentenceFor(error) })
  }

  const setup = useMutation({
    mutationKey: ['payment setup'],
    mutationFn: (of: Buyer) => preparePayment({ ...of, ...confirmation }, price),
    onSuccess: (payment) => {
      setPrice(payment.price)
    },
    onError: (error) => {
      if (codeOf(error) === 'ALREADY_PREMIUM') {
        stayPremium('already premium')
        return
      }
      if (isNotSold(error)) {
        stayAfterRefusal(error)
        return
      }
      // oxlint-disable-next-line no-console -- the spec asks for a line in the log (section 8)
      console.error('The payment could not be set up.', error)
    },
  })

  const start = useMutation({
    mutationKey: ['guest'],
    mutationFn: (email: string) => call(createGuestUser, { body: { email, ...confirmation } }),
    onMutate: () => {
      setStay(null)
      setEmailError(undefined)
    },
    onSuccess: ({ userId, email, hasPremiumAccess }) => {
      if (hasPremiumAccess || userId === null) {
        stayPremium(userId === null ? 'told by mail' : 'already premium')
        return
      }
      void client.invalidateQueries(sessionQuery)
      setLastFailure(null)
      setBuyer({ userId, email })
      setup.mutate({ userId, email })
    },
    onError: (error) => {
      if (isNotSold(error)) {
        stayAfterRefusal(error)
        return
      }
      // The spec shows a toast. Here the field or a notice shows the fault until the next try,
      // because a toast disappears.
      const fault = error instanceof HttpError ? error.problem?.fields?.['email'] : undefined
      setEmailError(fault)
      if (fault === undefined) setStay({ kind: 'failed', why: words.faults.guestFailed.text })
    },
  })

  return {
    buyer,
    stay,
    emailError,
    payment: setup.data,
    /**
     * The price on the page. Before the payment is set up, this is the price that the app was built
     * with. After that, it is the price of the payment.
     */
    price,
    sale,
    isCheckKnown,
    /** Confirms that the buyer knows the day of the last check, or takes this back. */
    confirmCheck: (isKnown: boolean) => {
      setKnownCheck(isKnown ? sale?.warningsCheckedOn : undefined)
    },
    isStarting: start.isPending,
    setupError: setup.error,
    startWith: (email: string) => {
      if (client.isMutating({ mutationKey: ['guest'] }) === 0) start.mutate(email)
    },
    changeEmail: () => {
      setup.reset()
      setBuyer(null)
    },
    lastFailure,
    /** Makes another payment after one that was cancelled. Its price may be another. */
    replacePayment: (failure: string) => {
      setLastFailure(failure)
      if (buyer) setup.mutate(buyer)
    },
    retrySetup: () => {
      if (buyer) setup.mutate(buyer)
    },
  }
}

/** Creates the payment and loads the provider's script, which shows the payment form. */
async function preparePayment(
  { email: userEmail, ...buyer }: Buyer & { knownCheck?: string },
  shown: Price,
): Promise<ReadyPayment> {
  const { clientSecret, publishableKey, cents, currency } = await call(createPaymentIntent, {
    body: { ...buyer, userEmail },
  })
  return {
    clientSecret,
    stripe: publishableKey ? await openStripe(publishableKey) : null,
    price: { cents, currency },
    isNewPrice: cents !== shown.cents || currency !== shown.currency,
  }
}

function codeOf(error: unknown) {
  return error instanceof HttpError ? error.problem?.error : undefined
}

/** The server refuses a new purchase, because the last check of the warnings is too long ago. */
function isNotSold(error: unknown): error is HttpError {
  const code = codeOf(error)
  return code === 'CHECK_NOT_CONFIRMED' || code === 'GUIDE_NOT_SOLD'
}
