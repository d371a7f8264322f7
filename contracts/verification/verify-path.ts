/** Apart from the call's schemas, for code that sends the request before the schemas have loaded. */
export const VERIFY_PATH = '/api/visa/verify/qr'
