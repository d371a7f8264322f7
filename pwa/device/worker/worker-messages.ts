/** The messages from a page to the service worker. */
export const ACTIVATE = 'activate'
/**
 * The worker answers on the port of the message. The answer lists the paths that the worker could
 * not serve offline.
 */
export const FIND_MISSING = 'find missing'
