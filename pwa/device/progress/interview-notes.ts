/** The name of the row for notes about the learner's own interview. The constants below name its fields. */
export const INTERVIEW_NOTES = 'interview'
export const INTERVIEW_DAY = 'day'
export const INTERVIEW_VISA = 'visaType'
/**
 * The field for the outcome of the interview. The learner chooses a section about the next steps,
 * and the value is its heading.
 */
export const INTERVIEW_OUTCOME = 'outcome'
