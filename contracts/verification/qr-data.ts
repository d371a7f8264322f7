/** The longest text, in characters, in which the product searches for a code. */
export const QR_DATA_MAX = 4096
