import { RATE_LIMITS, type RateLimit } from '#contracts/limits.ts'

const HOUR_SECONDS = 3600

export interface DescribedBudget extends RateLimit {
  name: string
  /** The callers who can use up the budget. */
  usedBy: string
}

const hourly = (requests: number): RateLimit => ({ requests, windowSeconds: HOUR_SECONDS })

/**
 * The budgets in memory, which need no writes to the database: a verification must be cheap. All processes of
 * one program share them. Each machine counts alone, so several machines allow that many times more calls.
 */
export const COUNTED_BUDGETS = {
  general: {
    ...RATE_LIMITS.general,
    name: 'writes of an account, or of an address without one',
    usedBy: 'that account; anybody at that address who is not signed in',
  },
  administration: {
    ...RATE_LIMITS.administration,
    name: 'writes of an administrator',
    usedBy: 'that account',
  },
  reads: {
    ...RATE_LIMITS.reads,
    name: 'reads of an address without an account, and costly reads of an account',
    usedBy: 'that account; anybody at that address who is not signed in, and the pages they open',
  },
  others: {
    ...RATE_LIMITS.reads,
    name: 'calls of other wallets and verifiers from an address',
    usedBy: 'anybody at that address, and the pages they open',
  },
  verification: {
    ...RATE_LIMITS.verification,
    name: 'verifications of an account, or of an address without one',
    usedBy: 'that account; anybody at that address who is not signed in',
  },
} satisfies Record<string, DescribedBudget>

/** The budgets in the database. All machines share them. */
export const SHARED_BUDGETS = {
  sensitive: {
    ...RATE_LIMITS.sensitive,
    name: 'sensitive calls of an account',
    usedBy: 'that account',
  },
  sensitiveFromAddress: {
    ...RATE_LIMITS.sensitiveFromAddress,
    name: 'sensitive calls of guests, and those that need no account, of an address',
    usedBy: 'anybody at that address',
  },
  exports: {
    ...RATE_LIMITS.sensitive,
    name: 'exports of an account',
    usedBy: 'that account',
  },
  probes: {
    ...RATE_LIMITS.sensitive,
    name: 'questions of the doctor, from an address',
    usedBy: 'anybody at that address, and the pages they open',
  },
  proofs: {
    ...hourly(60),
    name: 'right proofs of an account',
    usedBy: 'that account, with its password or passkey',
  },
  acts: {
    ...hourly(20),
    name: 'changes of the password, ends of sessions and wallets, and deletions, each after a right proof',
    usedBy: 'that account, after a right proof',
  },
  payments: {
    ...hourly(20),
    name: 'payments that an account asks the provider for',
    usedBy: 'that account',
  },
  mailsForSomebody: {
    ...hourly(5),
    name: 'mails that an address asks for a mailbox',
    usedBy: 'anybody at that address',
  },
  mailsOfAccount: {
    ...hourly(10),
    name: 'mails that an account asks for a new address of its own',
    usedBy: 'that account, after it has entered its password',
  },
  loginCodes: {
    ...hourly(10),
    name: 'log-in codes that are mailed for an account',
    usedBy: 'anybody who has its password',
  },
  wrongSecrets: {
    ...RATE_LIMITS.sensitive,
    name: 'wrong links, log-in codes and recovery codes of an address; right ones are always accepted',
    usedBy: 'anybody at that address',
  },
  passwordsInSession: {
    ...RATE_LIMITS.sensitive,
    name: 'wrong proofs in a session, on the page of an enrolment link, or with a recovery code',
    usedBy: 'anybody in that session, or with that link or code',
  },
  failuresInBrowser: {
    ...RATE_LIMITS.sensitive,
    name: 'wrong passwords in a browser that the account knows',
    usedBy: 'anybody at that browser',
  },
  failuresOfPair: {
    ...RATE_LIMITS.sensitive,
    name: 'wrong passwords of an address for an account',
    usedBy: 'anybody at that address; a browser that the account knows is not counted here',
  },
  failuresFromAddress: {
    ...hourly(50),
    name: 'wrong passwords and passkeys of an address',
    usedBy: 'anybody at that address; a browser that the account knows is not counted here',
  },
  failuresForAccount: {
    ...hourly(100),
    name: 'wrong passwords for an account, in browsers that the account does not know',
    usedBy:
      'strangers at ten addresses or more; a known browser can still log in, and a mailed link unlocks another browser',
  },
  /**
   * This budget and the limit of sessions (`accounts/session-row.ts`) together limit the number of signed-in
   * browsers of an account (OWASP ASVS 7.1.2).
   */
  logIns: {
    ...hourly(30),
    name: 'right log-ins of an account',
    usedBy:
      'anybody who has its password and, if required, a log-in code; its passkey; or a reset link',
  },
} satisfies Record<string, DescribedBudget>

export const BUDGETS: Record<
  keyof typeof COUNTED_BUDGETS | keyof typeof SHARED_BUDGETS,
  DescribedBudget
> = { ...COUNTED_BUDGETS, ...SHARED_BUDGETS }
