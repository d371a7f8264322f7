/** The name of the row for notes about the learner's own interview. The constants below name its fields. */
export const INTERVIEW_NOTES = 'interview'
export const INTERVIEW_DAY = 'day'
export const INTERVIEW_VISA = 'visaType'
/** The field that says `yes` when the learner comes as the husband, wife or child of an applicant. */
export const INTERVIEW_FAMILY = 'family'
/**
 * The field for the result of the interview. Its value is the English heading of the section about the next
 * steps that the learner chose.
 */
export const INTERVIEW_OUTCOME = 'outcome'
