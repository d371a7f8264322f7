/** Apart from the call's schemas, for what asks before the code that reads the answer has arrived. */
export const VERIFY_PATH = '/api/visa/verify/qr'
