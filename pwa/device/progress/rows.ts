/** The names of rows in the table of answers. These rows never leave this device. */
export const WORKSHEET_NOTES = 'ds160'
export const NATIONALITY_NOTES = 'nationality'
/**
 * The prefix of the rows with the answers of an exam that is not submitted yet. The exam's id follows the
 * prefix.
 */
export const EXAM_ROWS = 'exam '
/**
 * The prefix of the rows with the answers that the learner wrote in a simulator. The module's name follows
 * the prefix.
 */
export const SIMULATOR_ROWS = 'simulator '
