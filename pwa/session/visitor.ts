/** The owner of what is kept for the person who is not signed in, and for the device as a whole. */
export const VISITOR = 'visitor'
