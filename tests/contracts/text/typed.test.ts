import { describe, expect, test } from 'vitest'
import { CodeLogin } from '#contracts/accounts/login-code.ts'
import { ConfirmSandboxPayment } from '#contracts/checkout/checkout.ts'
import { PassportLastFour } from '#contracts/credentials/issuing.ts'
import { readCredentialId, readForeignId, readIdPart } from '#contracts/text/copied-id.ts'
import { foldDigits } from '#contracts/text/digits.ts'
import { VerifyBatch } from '#contracts/verification/batch-calls.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'

test('the digits of every script are those from 0 to 9', () => {
  const digits = Array.from({ length: 0x110000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Nd}/u.test(character))
  expect(digits.length % 10).toBe(0)
  expect(digits.map(foldDigits)).toEqual(digits.map((_, at) => String(at % 10)))
})

describe('four digits of a passport', () => {
  test.each([
    '0042',
    ' 0042',
    '0042 ',
    '00\u00a042',
    '٠٠٤٢',
    '۰۰۴۲',
    '００４２',
    '००४२',
    '০০৪২',
    '𝟎𝟎𝟒𝟐',
    '00\u201142',
    '\u202a0042\u202c',
  ])('may be typed as %j', (typed) => {
    expect(PassportLastFour.parse(typed)).toBe('0042')
  })

  test.each(['', '042', '00042', '00a2', '〇〇42', '½042', '00.42', '²042'])(
    'are not %j',
    (typed) => {
      expect(PassportLastFour.safeParse(typed).success).toBe(false)
    },
  )
})

test.each([
  '1234 5678',
  '1234–5678',
  ' 12345678\u200b',
  '١٢٣٤ ٥٦٧٨',
  '１２３４５６７８',
  '1234\u00ad5678',
])('the code %j is taken', (code) => {
  expect(CodeLogin.parse({ code }).code).toBe('12345678')
})

test.each([
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '４２４２４２４２４２４２４２４２',
  '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
])('the card %j is taken', (cardNumber) => {
  const paid = ConfirmSandboxPayment.parse({ clientSecret: 'secret', cardNumber })
  expect(paid.cardNumber).toBe('4242424242424242')
})

const ID = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'

describe('the id of a credential', () => {
  test.each([
    ID,
    ID.toUpperCase(),
    ` ${ID}\n`,
    ID.slice(9),
    ID.slice(9).replaceAll('-', ''),
    ID.slice(9).replaceAll('-', ' '),
    ID.replaceAll('-', '\u2011'),
    ID.replaceAll('-', '–'),
    `“${ID}”`,
    `https://visa.example.org/admin/credentials?open=${encodeURIComponent(ID)}&tab=1`,
    `https://visa.example.org/wallet/${ID}#details`,
    `8f14e45f-ceea-467f-\r\na34f-b0c8a4e3d2c1`,
    `{${ID.slice(9)}}`,
    `\u200e${ID}\u200f`,
  ])('may be copied as %j', (copied) => {
    expect(readCredentialId(copied)).toBe(ID)
    expect(readIdPart(copied)).toBe(ID)
    const credentials = [{ credentialId: copied }]
    expect(VerifyBatch.parse({ credentials }).credentials[0]?.credentialId).toBe(ID)
  })

  test.each([
    ['…A4E3D2C1', 'a4e3d2c1'],
    ['...a4e3d2c1', 'a4e3d2c1'],
    ['8f14e45f…', '8f14e45f'],
    [' a4e3 d2c1 ', 'a4e3d2c1'],
    ['B0C8‑A4E3', 'b0c8-a4e3'],
  ])('is found by its part %j', (copied, part) => {
    expect(readIdPart(copied)).toBe(part)
  })

  test('is none in a run of digits that is longer', () => {
    expect(readCredentialId('1'.repeat(60))).toBe('1'.repeat(60))
  })
})

test.each([
  'pi_3QabcDEF',
  ' pi_3QabcDEF ',
  'pi_3Qabc DEF',
  'https://dashboard.stripe.com/payments/pi_3QabcDEF',
  'https://dashboard.stripe.com/test/payments/pi_3QabcDEF?x=1#y',
  'pi_3QabcDEF…',
])('the order %j is found, its capitals kept', (copied) => {
  expect(readForeignId(copied)).toBe('pi_3QabcDEF')
})

test('a code that was copied with breaks and marks is found', () => {
  const token = `1${'0123456789'.repeat(40)}`
  for (const copied of [`\u202a${token}\u202c`, token.replaceAll('9', '9\u00ad\n')]) {
    expect(readTokenInput(copied)).toEqual({ isFound: true, token })
  }
})
