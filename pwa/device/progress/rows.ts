/** The names of rows in the table of answers, which never leave this device. */
export const WORKSHEET_NOTES = 'ds160'
export const NATIONALITY_NOTES = 'nationality'
/** A prefix before the exam's id, for exams that are not submitted. */
export const EXAM_ROWS = 'exam '
/** A prefix before the module's name. */
export const SIMULATOR_ROWS = 'simulator '
