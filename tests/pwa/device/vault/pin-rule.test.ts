import { describe, expect, test } from 'vitest'
import { faultOfPin, toPin } from '#pwa/device/vault/pin-rule.ts'

const NOW = Date.UTC(2026, 5, 1)
const faultOf = (pin: string) => faultOfPin(pin, NOW)

test.each(['12345', '1234567890123', '27182a', '839205 ', ''])(
  '%j is no PIN: it has not six to twelve digits',
  (text) => {
    expect(faultOf(text)).toBe('Use 6 digits or more.')
  },
)

test.each(['839205', '۸۳۹۲۰۵', '٨٣٩٢٠٥', '８３９２０５', '८३९२०५'])('%s is one PIN', (typed) => {
  expect(faultOf(typed)).toBeUndefined()
  expect(toPin(typed)).toBe('839205')
})

test('what is guessed first is refused in any digits', () => {
  expect(faultOf('١٢٣٤٥٦')).toContain('Others would guess this')
})

describe('a PIN that others would guess is refused', () => {
  test.each([
    ['one digit only', ['000000', '777777', '999999999999']],
    ['a row up', ['123456', '012345', '456789', '567890', '123456789']],
    ['a row down', ['654321', '987654', '109876', '9876543210']],
    ['a birthday, day first', ['310790', '290296', '31071990']],
    ['a birthday, month first', ['073190', '022996', '07311990']],
    ['a birthday, year first', ['900731', '960229', '19900731']],
    ['a birthday of who is 14 or 79', ['010112', '010147', '01012012', '01011947']],
  ])('%s', (_, pins) => {
    for (const pin of pins) expect(faultOf(pin), pin).toMatch(/^Others would guess this: /)
  })
})

test.each([
  ['digits without order', '271828'],
  ['two digits in turn', '272727'],
  ['a row with a gap', '123457'],
  ['twelve digits without order', '314159265358'],
  ['no day of any month', '310290'],
  ['29 February of a year that had none', '29021997'],
  ['a date that is nobody’s birthday who comes to an interview', '31071925'],
  ['a date of this year', '310526'],
  ['seven digits that begin with a date', '3107908'],
])('%s may be one: %s', (_, pin) => {
  expect(faultOf(pin)).toBeUndefined()
})

test('of all PINs of six digits fewer than one in fifteen are refused', () => {
  const spread = Array.from({ length: 10_000 }, (_, at) => (at * 618_033) % 1_000_000)
  const refused = spread.filter((pin) => faultOf(String(pin).padStart(6, '0')) !== undefined)
  expect(refused.length / spread.length).toBeLessThan(1 / 15)
})
