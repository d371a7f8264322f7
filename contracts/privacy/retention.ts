const YEAR_DAYS = 365

/**
 * How many days the product keeps each kind of personal data. The job that removes the data and the texts
 * that promise it both read this list. Data that the privacy page names may not stay longer.
 */
export const KEPT_DAYS = {
  /** The network and the browser of a verification. */
  verifier: 90,
  verification: 2 * YEAR_DAYS,
  /** A shown code, counted from its expiry. */
  shownCode: 7,
  /** A log-in code, counted from its expiry. */
  loginCode: 7,
  /** A mailed link, counted from its use or expiry. */
  link: 30,
  /** Import lines without a credential, counted from the upload. */
  importLine: 30,
  mail: 90,
  /** Names, reasons and networks in the audit. */
  auditDetails: YEAR_DAYS + 31,
  /** The rest of an audit entry: the action and both accounts. */
  audit: 7 * YEAR_DAYS + 2,
  /** Log-ins, refusals and the like, counted from the end of their month. */
  securityEvent: YEAR_DAYS,
  payment: 10 * YEAR_DAYS + 3,
} as const
