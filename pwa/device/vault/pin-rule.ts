import { foldDigits } from '#contracts/text/digits.ts'
import { words } from './words.ts'

const PIN_DIGITS_MIN = 6
export const PIN_DIGITS_MAX = 12

const PIN = new RegExp(`^[0-9]{${String(PIN_DIGITS_MIN)},${String(PIN_DIGITS_MAX)}}$`)

/** Converts the digits of any script to 0 to 9. Does not remove spaces. */
export function toPin(typed: string): string {
  return foldDigits(typed.normalize('NFKC'))
}

/**
 * The ages of people who must come to an interview. A thief would try the birthdays of people of
 * these ages.
 */
const AGE_MIN = 14
const AGE_MAX = 79

/** The positions of day, month and year in the usual formats of a date. The year has two or four digits. */
const ORDERS = {
  6: [
    { day: 0, month: 2, year: 4 },
    { month: 0, day: 2, year: 4 },
    { year: 0, month: 2, day: 4 },
  ],
  8: [
    { day: 0, month: 2, year: 4 },
    { month: 0, day: 2, year: 4 },
    { year: 0, month: 4, day: 6 },
  ],
} as const

export const PIN_HINT = words.hint(String(PIN_DIGITS_MIN))

/**
 * Returns the reason why a PIN is refused. After wrong PINs a thief must wait, so a thief has about
 * a hundred tries a day. A PIN must therefore not be one of the first guesses: one repeated digit,
 * a sequence up or down, or a birthday. The rule refuses one in sixteen of all six-digit PINs.
 */
export function faultOfPin(typed: string, now: number): string | undefined {
  const pin = toPin(typed)
  if (!PIN.test(pin)) return words.tooShort(String(PIN_DIGITS_MIN))
  const isGuessable = isOneStep(pin) || isBirthday(pin, new Date(now).getFullYear())
  return isGuessable ? words.guessable : undefined
}

/** Checks whether all steps between the digits are the same: 0, 1 or -1. After 9 comes 0. */
function isOneStep(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = new Set(digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10))
  const [step = -1] = steps
  return steps.size === 1 && [0, 1, 9].includes(step)
}

function isBirthday(pin: string, thisYear: number): boolean {
  if (pin.length !== 6 && pin.length !== 8) return false
  const yearDigits = pin.length - 4
  return ORDERS[pin.length].some((starts) => {
    const read = (start: number, digits: number) => Number(pin.slice(start, start + digits))
    const written = read(starts.year, yearDigits)
    // A year of two digits means one of the last hundred years.
    const year = yearDigits === 4 ? written : thisYear - ((thisYear - written + 100) % 100)
    const age = thisYear - year
    const isAge = age >= AGE_MIN && age <= AGE_MAX
    return isAge && isDay(year, read(starts.month, 2), read(starts.day, 2))
  })
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
