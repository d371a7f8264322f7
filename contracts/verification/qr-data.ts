/** The longest text in which the product looks for a code, in characters. */
export const QR_DATA_MAX = 4096
