/** The owner of what is kept for whoever is not signed in, and for the device as a whole. */
export const VISITOR = 'visitor'
