/** What stands under which name among the answers that never leave this device. */
export const WORKSHEET_NOTES = 'ds160'
export const NATIONALITY_NOTES = 'nationality'
/** With the exam's id after it; of those that are not submitted. */
export const EXAM_ROWS = 'exam '
/** With the name of the module after it. */
export const SIMULATOR_ROWS = 'simulator '
