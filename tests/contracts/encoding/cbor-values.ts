import fc, { type Arbitrary } from 'fast-check'
import type { CborKey, CborValue } from '#contracts/encoding/cbor.ts'

const keys: Arbitrary<CborKey> = fc.oneof(fc.maxSafeInteger(), fc.string({ unit: 'binary' }))

/** Generates any value that our CBOR format has, at most three levels deep. */
export const cborValues = fc.letrec<{ value: CborValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.maxSafeInteger().map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.boolean(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
})).value
