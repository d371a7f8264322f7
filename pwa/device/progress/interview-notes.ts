/** The names under which this device stores notes about the learner's own interview. */
export const INTERVIEW_NOTES = 'interview'
export const INTERVIEW_DAY = 'day'
export const INTERVIEW_VISA = 'visaType'
/** The heading of the section about the next steps. */
export const INTERVIEW_OUTCOME = 'outcome'
