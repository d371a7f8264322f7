/** Lets a run begin at another instant: all its processes, and its database, are as many milliseconds ahead. */
const { TEST_AHEAD_MS } = process.env
const SHIFTED = Symbol.for('a date that is ahead')

if (TEST_AHEAD_MS && !(SHIFTED in Date)) {
  const RealDate = Date
  const ahead = Number(TEST_AHEAD_MS)
  class ShiftedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(RealDate.now() + ahead)
      else super(...given)
    }

    static override now(): number {
      return RealDate.now() + ahead
    }
  }
  Object.defineProperty(ShiftedDate, SHIFTED, { value: true })
  globalThis.Date = ShiftedDate as DateConstructor
}
