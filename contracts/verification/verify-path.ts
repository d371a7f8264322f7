/**
 * This path has a file of its own, because some code sends the request before the schemas are
 * loaded.
 */
export const VERIFY_PATH = '/api/visa/verify/qr'
