/** The row and the entries of the learner's own interview in the notes of this device. */
export const INTERVIEW_NOTES = 'interview'
export const INTERVIEW_DAY = 'day'
export const INTERVIEW_VISA = 'visaType'
/** The heading of the section about the next steps. */
export const INTERVIEW_OUTCOME = 'outcome'
