const YEAR_DAYS = 365

/**
 * How many days what is kept about people stays, once for the job that removes it and for the texts
 * that promise it. Of what the privacy page names, nothing may stay longer.
 */
export const KEPT_DAYS = {
  /** From which network and browser a verification came. */
  verifier: 90,
  verification: 2 * YEAR_DAYS,
  /** A shown code, after it has expired. */
  shownCode: 7,
  /** A code to sign in by, after it has expired. */
  loginCode: 7,
  /** A mailed link, after it was used or has expired. */
  link: 30,
  /** The lines of an import that were not issued, after it was uploaded. */
  importLine: 30,
  mail: 90,
  /** Names, reasons and networks of what administrators did. */
  auditDetails: YEAR_DAYS + 31,
  /** That it was done, by which account to which. */
  audit: 7 * YEAR_DAYS + 2,
  /** Log-ins, refusals and the like, from the end of their month. */
  securityEvent: YEAR_DAYS,
  payment: 10 * YEAR_DAYS + 3,
} as const
