/**
 * The owner of all data that belongs to no account: a visitor's data, and the data of the whole
 * device.
 */
export const VISITOR = 'visitor'
