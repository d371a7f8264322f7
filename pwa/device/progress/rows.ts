/** The names of rows in the table of answers. These rows never leave this device. */
export const WORKSHEET_NOTES = 'ds160'
export const NATIONALITY_NOTES = 'nationality'
/**
 * The corrections of the guide that the reader has seen. The list shows the reader's nationality and class, so it
 * stays on the device, as the nationality does. On another device, a correction appears once more.
 */
export const CORRECTION_NOTES = 'corrections'
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
