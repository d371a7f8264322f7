/** Where the learner's own interview is noted on this device: which row, and which entries. */
export const INTERVIEW_NOTES = 'interview'
export const INTERVIEW_DAY = 'day'
export const INTERVIEW_VISA = 'visaType'
/** The heading of the section that tells what comes next. */
export const INTERVIEW_OUTCOME = 'outcome'
