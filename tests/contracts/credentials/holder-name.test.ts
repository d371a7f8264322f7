import { messageOf } from '#contracts/describe-input.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HolderName } from '#contracts/credentials/holder-name.ts'
import { parseCredential, signCredential } from '#contracts/presentation/credential.ts'
import { initialsOf } from '#contracts/presentation/initials.ts'
import { parsePass, signPass } from '#contracts/presentation/pass.ts'
import {
  buildSigner,
  buildTokenPass,
  CREDENTIAL_KEY,
  NEW_CREDENTIAL,
} from '#tests/contracts/presentation/fixtures.ts'
import { rounds, SEED } from '#tests/support/rounds.ts'

afterEach(() => vi.unstubAllGlobals())

const read = (name: string) => HolderName.safeParse(name)
const faultOf = (name: string) => read(name).error?.issues.map(messageOf)[0]

test.each([
  ['a Persian name with a non-joiner', 'علی\u200cرضا احمدی'],
  ['a Sinhala name with a joiner', 'ශ්\u200dරී ලාල්'],
  ['a Bengali name with a joiner before the virama', 'র\u200d্যাচেল দাস'],
  ['a Kannada name with a non-joiner', 'ರಾಜ್\u200cಕುಮಾರ್'],
  ['a Malayalam name with a joiner', 'ബാബുരാജ് ന\u200d്ന'],
  ['son of', 'Raju A/L Kumar'],
  ['daughter of', 'Nurul A/P Devi'],
  ['S/O with full width slash', 'Mani S／O Raj'],
  ['a turned quote', 'O‘Brien Zoe'],
  ['a typed accent for a quote', 'O´Brien Zoe'],
  ['a backtick', 'O`Brien Zoe'],
  ['an okina', 'Kaʻahumanu Roe'],
  ['a geresh', 'ג׳ורג׳ רו'],
  ['a hyphen that does not break', 'Anne‑Marie Roe'],
  ['a soft-looking dash', 'Anne–Marie Roe'],
  ['a minus', 'Anne−Marie Roe'],
  ['a maqaf', 'בן־דוד רו'],
  ['a middle dot', 'Gal·la Roe'],
  ['a katakana middle dot', 'ジョン・スミス'],
  ['a hyphenation point', '买买提‧艾力'],
  ['a nickname', 'Robert “Bob” Roe'],
  ['a number', 'John Roe 3rd'],
  ['a number in French', 'Jean Roe 2e'],
  ['a Roman number', 'John Roe Ⅲ'],
  ['a comma', 'Roe, Jr.'],
  ['two characters', '王明'],
  ['a variant of a character', '辻\u{E0100}本'],
  ['four marks on a letter', 'a\u0324\u0323\u0331\u032Eb'],
])('%s is a name', (_, name) => {
  expect(read(name)).toMatchObject({ success: true, data: name.normalize('NFC') })
})

test.each([
  ['no letter', '-- ..', 'Use at least one letter.'],
  ['three dots', '...', 'Use at least one letter.'],
  ['two quotes', "'’", 'Use at least one letter.'],
  ['two modifiers', 'ʼʼ', 'Use at least one letter.'],
  ['digits', '1234', 'A name cannot have “1” in it.'],
  ['digits within', 'R2D2', 'A name cannot have “2” in it.'],
  ['digits alone', 'Jane Roe 3', 'A name cannot have “3” in it.'],
  ['a mark alone', '\u0301\u0301', 'A mark in a name needs a letter before it.'],
  ['a mark after a space', 'Jane \u0301Roe', 'A mark in a name needs a letter before it.'],
  ['one character', '王', 'Use at least 2 characters.'],
  ['one letter with a mark', 'n\u0308', 'Use at least 2 characters.'],
  ['an address', 'jane@roe', 'A name cannot have “@” in it.'],
  ['markup', 'Jane <b>', 'A name cannot have “<” in it.'],
  ['a picture', 'Jane 🎉', 'A name cannot have “🎉” in it.'],
  ['a space of no width', 'Ja\u200bne', 'A name cannot have the invisible character U+200B here.'],
  ['a soft hyphen', 'Ja\u00adne', 'A name cannot have the invisible character U+00AD here.'],
  ['an override', 'Jane \u202eeoR', 'A name cannot have the invisible character U+202E here.'],
  ['an isolate', 'Jane\u2067 Roe', 'A name cannot have the invisible character U+2067 here.'],
  ['an Arabic mark', 'علی\u061cرضا', 'A name cannot have the invisible character U+061C here.'],
  ['a line end', 'Jane\nRoe', 'A name cannot have the invisible character U+000A here.'],
  ['a line separator', 'Jane\u2028Roe', 'A name cannot have the invisible character U+2028 here.'],
  ['a filler', 'Jane\u3164Roe', 'A name cannot have the invisible character U+3164 here.'],
  ['half a character', 'Jane\ud83d', 'A name cannot have the invisible character U+D83D here.'],
  ['a joiner in Latin', 'Ja\u200dne', 'A name cannot have the invisible character U+200D here.'],
  ['a joiner at the end', 'علی\u200c', 'A name cannot have the invisible character U+200C here.'],
  [
    'a joiner at a space',
    'علی\u200c رضا',
    'A name cannot have the invisible character U+200C here.',
  ],
  ['two joiners', 'علی\u200c\u200cرضا', 'A name cannot have the invisible character U+200C here.'],
  [
    'a joiner between scripts',
    'علی\u200cRoe',
    'A name cannot have the invisible character U+200C here.',
  ],
  ['five marks', 'a\u0324\u0323\u0331\u032E\u032Db', 'Use at most 4 marks on a letter.'],
  ['101 characters', 'A'.repeat(101), 'Use at most 100 characters.'],
  ['more than can be kept', `${'ab'.repeat(200)}c`, 'This name is too long.'],
])('%s is no name, and the refusal says why', (_, name, fault) => {
  expect(faultOf(name)).toBe(fault)
})

test('a letter with its marks is one character', () => {
  const decomposed = 'Zoe\u0308'.repeat(33)
  expect(read(decomposed)).toMatchObject({ success: true, data: decomposed.normalize('NFC') })
  expect(read('क्षि'.repeat(60)).success).toBe(true)
})

test('a browser that cannot count characters refuses none that the server takes', () => {
  const name = 'क्षि'.repeat(60)
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  delete (Intl as { Segmenter?: unknown }).Segmenter
  expect(read(name).success).toBe(true)
  expect(faultOf('n\u0308')).toBe('Use at least 2 characters.')
})

test('a million joiners are refused at once', () => {
  expect(faultOf(`علی${'\u200c'.repeat(1_000_000)}رضا`)).toBe('This name is too long.')
})

/**
 * The characters of random names: letters of many scripts, and marks that people write between
 * letters.
 */
const PIECES = Array.from(
  "aZéßŁŉΐЖاعیבჰअক്ರශ්王ひ한ꦏ𞤀𝒜\u0301\u0323\u0308\u064e\u094d\u0d4d\u{16FF0}  -.,'’/·–ʼʻー1٣",
).concat(['\u200c', '\u200d', '\ufe0f', '\u{E0100}'])

describe('whatever is taken as a name', () => {
  test('can be read again from what is signed about it', async () => {
    const signer = await buildSigner(CREDENTIAL_KEY)
    let next = SEED
    const chance = (below: number) => {
      next = (Math.imul(next, 1_103_515_245) + 12_345) >>> 0
      return (next >>> 8) % below
    }
    let taken = 0
    for (let round = 0; round < rounds(20_000, 1_500); round += 1) {
      const typed = Array.from({ length: 1 + chance(90) }, () => PIECES[chance(PIECES.length)])
      const { data: holderName } = read(typed.join(''))
      if (holderName === undefined) continue
      taken += 1
      const initials = initialsOf(holderName)
      const credential = await signCredential(signer, { ...NEW_CREDENTIAL, holderName, initials })
      expect(parseCredential(credential).claims).toMatchObject({ holderName, initials })
      const pass = await signPass(signer, buildTokenPass({ initials }))
      expect(parsePass(pass).claims).toMatchObject({ initials })
    }
    expect(taken).toBeGreaterThan(5)
  })

  test.each([
    [
      'every letter has four marks of three bytes',
      `${'ක\u0dca\u0dd2\u0dd6\u0dca'.repeat(50)} ක\u0dca\u0dd2\u0dd6\u0dca`,
    ],
    [
      'every letter takes four bytes and has marks',
      `${'𞤀\u{1E944}\u{1E945}'.repeat(60)} 𞤀\u{1E944}\u{1E945}\u{1E946}`,
    ],
    ['every character takes three bytes', '王'.repeat(100)],
  ])('also where %s', async (_, name) => {
    const holderName = HolderName.parse(name)
    const initials = initialsOf(holderName)
    const signer = await buildSigner(CREDENTIAL_KEY)
    const credential = await signCredential(signer, { ...NEW_CREDENTIAL, holderName, initials })
    expect(parseCredential(credential).claims).toMatchObject({ holderName, initials })
  })
})
