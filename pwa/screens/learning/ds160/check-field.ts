import type { FormField } from '#contracts/learning/form-step.ts'
import { isBefore, readDay } from './days.ts'

const LATIN = /^[\p{Script=Latin}\s'’.,/-]+$/u
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^[+\d][\d\s()./-]*$/
const PHONE_DIGITS_MIN = 6
/** The longest text of a field, in UTF-16 units. */
export const ANSWER_MAX = 2000

type Warn = (text: string) => string | null

const CHECKS: Partial<Record<FormField['type'], Warn>> = {
  latin: (text) =>
    LATIN.test(text) ? null : 'The form takes Latin letters here, as in the passport.',
  number: (text) =>
    /^\d+$/.test(text) && Number(text) > 0 ? null : 'Write a whole number in digits.',
  email: (text) => (EMAIL.test(text) ? null : 'This does not look like an e-mail address.'),
  phone: (text) =>
    PHONE.test(text) && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS_MIN
      ? null
      : 'Write the number in digits, with the code of the country.',
  passport: (text) =>
    /^[a-z\d]+$/i.test(text)
      ? null
      : 'Letters and digits only, without spaces. Compare it once more with the passport.',
  sevis: (text) =>
    /^n\d+$/i.test(text) ? null : 'A SEVIS number is the letter N, then digits without spaces.',
  receipt: (text) =>
    /^[a-z]+\d+$/i.test(text)
      ? null
      : 'A receipt number is letters, then digits, without spaces. Copy it from the notice.',
}

/**
 * Returns a warning about an answer. The app stores the answer in any case. Returns null for an empty answer,
 * and for an answer that looks right.
 */
export function checkField(field: FormField, answer: string, today: string): string | null {
  const text = answer.trim()
  if (text === '') return null
  if (answer.length >= ANSWER_MAX) return 'There is no room for more here.'
  if (field.type === 'day' || field.type === 'month') return checkDay(field, text, today)
  return CHECKS[field.type]?.(text) ?? null
}

function checkDay({ type, lies }: FormField, text: string, today: string): string | null {
  const day = readDay(text)
  if (day === null) return 'This day cannot be read, or it can be read in two ways.'
  if (type === 'day' && day.length < 10) return 'The day of the month is missing.'
  if (lies === 'past' && isBefore(today, day)) return 'This lies in the future.'
  if (lies === 'future' && isBefore(day, today)) return 'This lies in the past.'
  return null
}
