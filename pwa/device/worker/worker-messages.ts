/** The messages from a page to the service worker. */
export const ACTIVATE = 'activate'
/** The worker responds on the port of the message, with the paths that it could not serve offline. */
export const FIND_MISSING = 'find missing'
