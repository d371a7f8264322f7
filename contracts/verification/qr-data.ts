/** The longest text that is looked through for a code, in characters. */
export const QR_DATA_MAX = 4096
