/** The longest text, in characters, in which the product searches for a code. */
export const QR_DATA_MAX = 4096

/** The longest name of a browser that a verifier may send. */
export const USER_AGENT_MAX = 512
