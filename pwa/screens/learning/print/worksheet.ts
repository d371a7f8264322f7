export interface WorksheetField {
  id: string
  label: string
  /** Answers of several lines. */
  isLong?: boolean
  hint?: string
}

export interface WorksheetSection {
  title: string
  fields: readonly WorksheetField[]
}

/** What the form asks for and what takes time to look up, in the order in which one prepares it. */
export const WORKSHEET: readonly WorksheetSection[] = [
  {
    title: 'Application',
    fields: [
      { id: 'application-id', label: 'Application ID' },
      { id: 'security-question', label: 'Security question', hint: 'Write the answer on paper.' },
      { id: 'post', label: 'Embassy or consulate' },
    ],
  },
  {
    title: 'You and your passport',
    fields: [
      { id: 'name', label: 'Names as in the passport' },
      { id: 'other-names', label: 'Other names you have used' },
      { id: 'passport-dates', label: 'Passport: issued on, valid until' },
      { id: 'lost-passports', label: 'Lost or stolen passports' },
    ],
  },
  {
    title: 'Travel',
    fields: [
      { id: 'purpose', label: 'Purpose in one sentence', isLong: true },
      { id: 'arrival', label: 'Planned arrival and length of stay' },
      { id: 'address', label: 'Address and phone in the United States', isLong: true },
      { id: 'payer', label: 'Who pays' },
      { id: 'earlier-visits', label: 'Earlier visits to the United States', isLong: true },
      { id: 'earlier-visas', label: 'Earlier visas and refusals', isLong: true },
    ],
  },
  {
    title: 'Family and contacts',
    fields: [
      { id: 'contact', label: 'Contact in the United States', isLong: true },
      { id: 'parents', label: 'Parents: names and dates of birth', isLong: true },
      { id: 'relatives', label: 'Relatives in the United States', isLong: true },
    ],
  },
  {
    title: 'Work, school and training',
    fields: [
      { id: 'present', label: 'Present employer or school, duties, since when', isLong: true },
      { id: 'earlier-work', label: 'Earlier employers, addresses, dates', isLong: true },
      { id: 'schools', label: 'Schools, courses, dates', isLong: true },
      { id: 'countries', label: 'Countries visited in the last five years', isLong: true },
    ],
  },
  {
    title: 'Social media of the last five years',
    fields: [{ id: 'accounts', label: 'Platform and identifier, one a line', isLong: true }],
  },
]

export const CONFIRMATION_FIELD = 'confirmation-number'
export const APPOINTMENT_FIELD = 'appointment-number'
