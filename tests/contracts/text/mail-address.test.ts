import { messageOf } from '#contracts/describe-input.ts'
import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Email } from '#contracts/accounts/registration.ts'
import { readMailAddress } from '#contracts/text/mail-address.ts'
import { showAddress } from '#contracts/text/show-address.ts'

const ONE = 'ivan@xn--80a1acny.xn--p1ai'
export const TEN_SPELLINGS = [
  ONE,
  'ivan@почта.рф',
  'ivan@ПОЧТА.РФ',
  ' ivan@почта.рф\u00a0',
  'ivan@почта。рф',
  'ivan＠почта.рф',
  'ｉｖａｎ@почта.рф',
  'ivan@почта.рф.',
  '\u202aivan@почта.рф\u202c',
  'ivan@XN--80A1ACNY.xn--p1ai',
  '\ufeffivan@поч\u00adта.рф\u200b',
]

test.each(TEN_SPELLINGS)('%j is one address', (typed) => {
  expect(Email.parse(typed)).toBe(ONE)
})

test('the one form of an address reads as itself', () => {
  for (const typed of TEN_SPELLINGS) expect(Email.parse(Email.parse(typed))).toBe(ONE)
})

test.each([
  ['a@b.xn--fiqs8s', 'a@b.xn--fiqs8s'],
  ['a@b.中国', 'a@b.xn--fiqs8s'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
  ['a@faß.de', 'a@xn--fa-hia.de'],
  ['user&co@example.com', 'user&co@example.com'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['first.last+tag@mail.example.co.uk', 'first.last+tag@mail.example.co.uk'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['Zoe@Example.COM', 'Zoe@example.com'],
  ['1@2.example', '1@2.example'],
  ['a@3com.com', 'a@3com.com'],
  [`${'l'.repeat(64)}@example.com`, `${'l'.repeat(64)}@example.com`],
])('%s is %s', (typed, address) => {
  expect(Email.parse(typed)).toBe(address)
  expect(domainToASCII(typed.split('@')[1] ?? '')).toBe(address.split('@')[1])
})

test.each([
  '',
  'ivan',
  '@example.com',
  'ivan@',
  'ivan@localhost',
  'a b@example.com',
  '"a b"@example.com',
  'a(b)@example.com',
  'ivan@[127.0.0.1]',
  'ivan@127.0.0.1',
  'ivan@127.1',
  'ivan@[::1]',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@b@example.com',
  'иван@example.com',
  'a@exa_mple.com',
  'a@-example.com',
  'a@example-.com',
  'a@example..com',
  'a@ex%61mple.com',
  'a@example.com:25',
  'a@example.com/x',
  'a@example.com#x',
  'a@example.c',
  'a@example.123',
  'a@xn--a.com',
  'a@☃.example',
  'a@example.com,b@example.com',
  'a@example.com\nBcc: b@example.com',
  'Ivan <ivan@example.com>',
  `${'l'.repeat(65)}@example.com`,
])('%j is no address', (typed) => {
  expect(Email.safeParse(typed).error?.issues.map(messageOf)).toEqual([
    'Enter a valid email address.',
  ])
})

test('an address that is too long is told so', () => {
  const long = `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`
  expect(Email.safeParse(long).error?.issues.map(messageOf)).toEqual([
    'Use at most 254 characters.',
  ])
  const labels = `${'b'.repeat(62)}.`.repeat(4)
  expect(readMailAddress(`a@${labels}c`)).toBeUndefined()
  expect(readMailAddress(`a@${labels.slice(1)}cc`)).toBe(`a@${labels.slice(1)}cc`)
  expect(readMailAddress(`a@${labels}cc`)).toBeUndefined()
  expect(readMailAddress(`${' '.repeat(1_000_000)}a@b.example`)).toBeUndefined()
})

describe('an address is shown', () => {
  test.each([
    ['in the letters of its domain', ONE, 'ivan@почта.рф'],
    ['with its accents', 'info@xn--bcher-kva.example', 'info@bücher.example'],
    ['in Chinese', 'a@b.xn--fiqs8s', 'a@b.中国'],
    ['in Japanese', 'a@xn--wgv71a119e.jp', 'a@日本語.jp'],
    ['in Arabic', 'a@xn--mgba3gch31f060k.com', 'a@نامه\u200cای.com'],
    ['as it is in ASCII', 'a&b@example.com', 'a&b@example.com'],
    ['as it travels where scripts mix', 'a@xn--pypal-4ve.com', 'a@xn--pypal-4ve.com'],
    ['as it travels where it cannot be read', 'a@xn--99999999999.com', 'a@xn--99999999999.com'],
  ])('%s', (_, address, shown) => {
    expect(showAddress(address)).toBe(shown)
  })

  test('in no other way than the address it stands for', () => {
    for (const domain of [
      'österreich.at',
      'ñandú.cl',
      '한국.kr',
      'ไทย.th',
      'भारत.in',
      'ישראל.il',
      'a💩b.example',
    ]) {
      const address = `a@${domainToASCII(domain)}`
      const shown = showAddress(address)
      expect(domainToASCII(shown.slice(2))).toBe(address.slice(2))
    }
  })
})
