/** What a page may say to the service worker. */
export const ACTIVATE = 'activate'
/** Answered on the port that comes along, by the paths that the worker could not serve offline. */
export const FIND_MISSING = 'find missing'
