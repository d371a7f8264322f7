/**
 * This path has its own file, because some code sends the request before the schemas are loaded.
 */
export const VERIFY_PATH = '/api/visa/verify/qr'
