import type { ReactNode } from 'react'
import { PAID_TWICE, PRICE, SANDBOX_CARDS } from '#contracts/checkout/checkout.ts'
import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { wordsOf } from '#pwa/language/words.ts'

/** Wraps a part of a sentence into an element. */
type Wrap = (text: string) => ReactNode

type TestCard = (typeof SANDBOX_CARDS)[number]['number']

const EFFECTS = Object.fromEntries(
  SANDBOX_CARDS.map(({ number, effect }) => [number, effect]),
) as Record<TestCard, string>

export const english = {
  heading: 'Secure Checkout',
  opensSoon: 'Your access opens as soon as the payment is confirmed.',
  enterEmail: (price: string) => `Enter your email to start your secure ${price} purchase`,
  /** The spec shows these texts in toasts. Here they are where they belong, and stay there. */
  faults: {
    emailRequired: 'Email Required: Please enter your email address to continue.',
    guestFailed: {
      title: 'Error',
      text: 'Failed to process your information. Please try again.',
    },
    alreadyPremium: {
      title: 'Already Have Access',
      text: 'You already have premium access to the visa guide!',
    },
    paymentFailed: 'Payment Failed',
  },
  trueCount: TRUE_COUNT_LINE,
  email: 'Email',
  nothingCharged: 'Nothing was charged.',
  openDashboard: 'Access Learning Dashboard',
  emailStep: {
    hint: 'Your receipt and your access go to this address.',
    next: 'Continue to Secure Payment',
    tickFirst: 'Tick the sentence about the last check, at the top of this page. Then continue.',
    signedInAs: (username: string) => `You are signed in as ${username}.`,
    signIn: (link: Wrap): ReactNode => <>Already purchased? {link('Sign in here')}</>,
    told: 'The way into your account is in the mail that we have just sent to this address.',
  },
  steps: {
    label: 'Purchase progress',
    email: 'Email',
    payment: 'Payment',
    access: 'Access',
    done: '(done)',
  },
  setup: {
    title: 'Setting Up Your Secure Payment',
    failed: 'The payment could not be set up',
    retry: 'Retry',
    checkConnection:
      'Check your connection, and that nothing on this device blocks the payment provider, then try again.',
    ifItStays: (address: ReactNode): ReactNode => <>If it stays, write to {address}</>,
    oneMoment: 'One moment, please.',
  },
  payment: {
    title: 'Payment',
    newPrice: (price: string) => `The price is now ${price}. Nothing was charged.`,
    changeEmail: 'Change the email',
    change: 'Change',
    processing: 'Processing Payment...',
    /** The text that `unseen` wraps is only for screen readers. */
    pay: (unseen: Wrap, price: string): ReactNode => (
      <>
        {unseen('Pay ')}
        {price}
      </>
    ),
    formFailed: 'The card form could not be loaded',
    reload: 'Nothing was charged. Load this page again to retry.',
    unfinished: 'The payment was not completed. Nothing was charged; you can try again.',
  },
  sandbox: {
    title: 'This is a payment sandbox',
    text: 'No payment provider is set up on this server. No money moves, and only the test cards below work: never enter a real card.',
    card: 'Card number',
    enterOne: 'Enter one of the test card numbers below.',
    cards: 'Test cards',
    effects: EFFECTS,
    use: 'Use',
    useCard: (number: string) => `Use ${number}`,
    confirm: 'Confirm with your bank (sandbox)',
    approves: (price: string) => `3-D Secure: do you approve the payment of ${price}?`,
    decline: 'Decline',
    approve: 'Approve',
  },
  summary: {
    title: 'Order summary',
    product: PRICE.productName,
    listPrice: (unseen: Wrap, price: string): ReactNode => (
      <>
        {unseen('List price ')}
        {price}
      </>
    ),
    total: 'Total, once',
    questions: (count: string) => `${count} real interview questions`,
    simulator: 'Interview simulator',
    wizard: 'DS-160 completion wizard',
    updates: (year: string) => `${year} policy updates`,
    disclosure: 'Social media disclosure guidance',
    checklists: 'Document checklists and printable cheat sheets',
    bonuses: (value: string) => `Bonuses worth ${value}`,
    support: (hours: string) => `${hours} email support`,
    person: (name: string, visa: string) => `${name}, ${visa}`,
  },
  badges: {
    label: 'Why this is safe',
    encrypted: 'Encrypted connection',
    cards: 'Card details never reach our server',
  },
  faq: {
    title: 'Questions',
    refund: {
      question: 'Can I get a refund?',
      answer: (guarantee: string) =>
        `Yes. Your purchase has a ${guarantee}: write to support, and the full amount goes back to the card that paid.`,
    },
    access: {
      question: 'How fast do I get access?',
      answer:
        'As soon as the payment is confirmed, usually within seconds. You also get a receipt by email, with a link that opens your account on any device.',
    },
    security: {
      question: 'Is my payment secure?',
      answer:
        'You enter your card in the form of the payment provider, which sends it over an encrypted connection to the provider alone. Our server never sees it: it learns whether the payment succeeded, was refunded or is disputed, and why one failed.',
    },
    phone: {
      question: 'Does it work on my phone?',
      answer:
        'Yes, in the browser of any current phone, tablet or computer. After the first visit the guide and the practice tests work without a connection too.',
    },
  },
  frame: {
    home: 'Visa Success Guide, home',
    secure: 'Secure',
    footer: 'Footer',
    privacy: 'Privacy',
    terms: 'Terms',
    refund: 'Refund',
    notAFirm:
      'Visa Success Guide is not a law firm and not the government, and nothing here is legal advice.',
  },
  success: {
    processing: 'Processing Payment...',
    wait: 'Please wait while we confirm your payment.',
    keepAsking: (why: string) => `${why} We keep asking.`,
    someBanks: 'Some banks take a few minutes.',
    mayClose:
      'You may close this page: your access opens by itself once the payment is confirmed, and a receipt comes by email.',
    unreachable: 'Our server cannot be reached at the moment.',
    failed: 'Payment Failed',
    paidTwice: PAID_TWICE,
    notThrough: 'The payment did not go through. Nothing was charged.',
    none: 'No payment found in this browser',
    nothingCharged: 'Nothing was charged here.',
    elsewhere:
      'If you have paid in another browser or on another device, sign in. The receipt that we sent by email also has a link that opens your account.',
    accessIsOpen: 'Your access is open.',
    otherAccount:
      'If you have paid with the email address of another account, sign in to that one.',
    signIn: 'Sign In',
    toCheckout: 'Go to the Checkout',
    tryAgain: 'Try Again',
    home: 'Back to Home',
    questions: (address: ReactNode): ReactNode => <>Questions? Write to {address}</>,
    paid: 'Payment Successful!',
    thanks: 'Thank you for your purchase! You now have premium access.',
    included: 'What is included',
    practice: (count: string) => `${count} interview questions with a simulator`,
    requirements: 'Visa requirements, page by page',
    wizard: 'DS-160 wizard and document checklists',
    compliance: 'Social media compliance checklist',
    sheets: 'Printable cheat sheets',
    tests: 'Full practice tests with results by category',
    sent: 'A confirmation email was sent.',
    sentTo: (email: string) => `A confirmation email was sent to ${email}.`,
    setsPassword: 'It has a link that sets your password, so that you can sign in on any device.',
    help: (address: ReactNode): ReactNode => <>Need help? Write to {address}</>,
  },
}

export const words = wordsOf('checkout', english)
