/** Lets the day begin elsewhere: with `TEST_NOW` a file starts at that instant, and goes on from there. */
const { TEST_NOW } = process.env
const SHIFTED = Symbol.for('a date that begins at TEST_NOW')

if (TEST_NOW && !(SHIFTED in Date)) {
  const RealDate = Date
  const ahead = RealDate.parse(TEST_NOW) - RealDate.now()
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
