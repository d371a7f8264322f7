import type { FormField } from '#contracts/learning/form-step.ts'
import { foldDigits } from '#contracts/text/digits.ts'
import { isBefore, readDay } from './days.ts'
import { words } from './words.tsx'

const LATIN = /^[\p{Script=Latin}\s'’.,/-]+$/u
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^[+\d][\d\s()./-]*$/
const PHONE_DIGITS_MIN = 6
/** The greatest length of an answer, in UTF-16 units. */
export const ANSWER_MAX = 2000

type Warn = (text: string) => string | null

const CHECKS: Partial<Record<FormField['type'], Warn>> = {
  latin: (text) => (LATIN.test(text) ? null : words.warnings.latin),
  number: (text) => (/^\d+$/.test(text) && Number(text) > 0 ? null : words.warnings.number),
  email: (text) => (EMAIL.test(text) ? null : words.warnings.email),
  phone: (text) =>
    PHONE.test(text) && text.replaceAll(/\D/g, '').length >= PHONE_DIGITS_MIN
      ? null
      : words.warnings.phone,
  passport: (text) => (/^[a-z\d]+$/i.test(text) ? null : words.warnings.passport),
  sevis: (text) => (/^n\d+$/i.test(text) ? null : words.warnings.sevis),
  receipt: (text) => (/^[a-z]+\d+$/i.test(text) ? null : words.warnings.receipt),
}

/**
 * Returns a warning about an answer. Returns null for an empty answer and for an answer that looks
 * right. The app stores the answer even with a warning.
 */
export function checkField(field: FormField, answer: string, today: string): string | null {
  const text = foldDigits(answer.trim())
  if (text === '') return null
  if (answer.length >= ANSWER_MAX) return words.warnings.full
  if (field.type === 'day' || field.type === 'month') return checkDay(field, text, today)
  return CHECKS[field.type]?.(text) ?? null
}

function checkDay({ type, lies }: FormField, text: string, today: string): string | null {
  const day = readDay(text)
  if (day === null) return words.warnings.unreadable
  if (type === 'day' && day.length < 10) return words.warnings.noDay
  if (lies === 'past' && isBefore(today, day)) return words.warnings.future
  if (lies === 'future' && isBefore(day, today)) return words.warnings.past
  return null
}
