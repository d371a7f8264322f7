/** The owner of data without a signed-in user: a visitor's data, and the data of the whole device. */
export const VISITOR = 'visitor'
