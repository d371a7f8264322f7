import { expect, test } from 'vitest'
import { writeCanonical } from '#api/learning/packs/canonical-json.ts'

/** These examples are from RFC 8785, sections 3.2.2 and 3.2.3. */
test('one value has one text, as RFC 8785 writes it', () => {
  const value: unknown = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`)
  expect(writeCanonical(value)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
})

/**
 * This example is from section 3.2.3. The order is by UTF-16 code units, and not by code points.
 */
test('members stand in the order of their code units', () => {
  const value = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, ö: 7 }
  const order = [...writeCanonical(value).matchAll(/:(\d)/g)].map(([, at]) => at)
  expect(order.join('')).toBe('2467153')
})

test('the order in which it was written does not matter, and what is undefined is not there', () => {
  expect(writeCanonical({ b: [{ d: 1, c: 2 }], a: undefined })).toBe('{"b":[{"c":2,"d":1}]}')
})
