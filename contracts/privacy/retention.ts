const YEAR_DAYS = 365

/**
 * The number of days for which the product keeps each kind of personal data. The deleting job and
 * the texts about the deletion use the same numbers. The product must not keep data for longer than
 * the privacy page says.
 * Decision: `docs/decisions/27-nothing-kept-longer-than-useful.md`.
 */
export const KEPT_DAYS = {
  /** The network and the browser of a verification. */
  verifier: 90,
  verification: 2 * YEAR_DAYS,
  /** A shown code. The days begin when the code expires. */
  shownCode: 7,
  /** A log-in code. The days begin when the code expires. */
  loginCode: 7,
  /** A mailed link. The days begin when the link is used or expires. */
  link: 30,
  /** Import lines without a credential. The days begin at the upload. */
  importLine: 30,
  mail: 90,
  /** The names, reasons and networks in the audit. */
  auditDetails: YEAR_DAYS + 31,
  /** The rest of an audit entry: the action and both accounts. */
  audit: 7 * YEAR_DAYS + 2,
  /** Log-ins, refusals and similar events. The days begin at the end of the month of the event. */
  securityEvent: YEAR_DAYS,
  payment: 10 * YEAR_DAYS + 3,
} as const
