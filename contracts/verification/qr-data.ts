/** The longest text, in characters, in which the product searches for a code. */
export const QR_DATA_MAX = 4096

/** The longest user agent text that a verifier can send, in characters. */
export const USER_AGENT_MAX = 512
