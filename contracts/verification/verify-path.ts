/** This path is in its own file: some code sends the request before the schemas have loaded. */
export const VERIFY_PATH = '/api/visa/verify/qr'
