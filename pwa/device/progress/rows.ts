/** The names of rows in the table of answers. These rows never leave this device. */
export const WORKSHEET_NOTES = 'ds160'
export const NATIONALITY_NOTES = 'nationality'
/** The start of a row's name. The exam's id follows. These exams are not submitted yet. */
export const EXAM_ROWS = 'exam '
/** The start of a row's name. The module's name follows. */
export const SIMULATOR_ROWS = 'simulator '
