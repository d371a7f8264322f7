/** The owner of data for a visitor who is not signed in, and for the device as a whole. */
export const VISITOR = 'visitor'
