import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeMail } from '#api/mail/write-mail.ts'
import { isolate, isolateInitials } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'

test.each([
  'محمد عبد الله',
  'דוד כהן',
  'Amara محمد',
  '123 محمد',
  'ܝܘܚܢܢ',
  'އަހުމަދު',
  'ߡߊ߬ߡߊ߬ߘߎ',
  '𞤀𞤥𞤢𞤣𞤵',
  '٤٢ שלום',
  'علی\u200cرضا',
])('the name %s keeps its direction to itself', (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`)
})

test.each(['Amara Okafor', '王明', 'Иван', '42', "O'Brien", 'अमर गुप्ता'])(
  'the name %s, which moves nothing, stays as it is',
  (name) => {
    expect(isolate(name)).toBe(name)
  },
)

test('an address is isolated in the letters that it is shown in', () => {
  expect(isolateAddress('a@xn--4dbrk0ce.co')).toBe('a@ישראל.co'.replace(/^/, '\u2068') + '\u2069')
  expect(isolateAddress('a@example.com')).toBe('a@example.com')
})

test.each([
  ['ما', '\u2068م\u200cا\u2069'],
  ['בכ', '\u2068ב\u200cכ\u2069'],
  ['AO', 'AO'],
  ['अगु', 'अगु'],
])('the initials %s do not join', (initials, shown) => {
  expect(isolateInitials(initials)).toBe(shown)
})

test('mails isolate whom and what they name', () => {
  const username = 'محمد'
  const shown = `\u2068${username}\u2069`
  const origin = 'https://visa.example.org'
  const places = { language: 'en', origin, link: origin } as const
  const told = writeMail({ template: 'recovery-code-used', username, codesLeft: 3 }, places)
  expect(told.subject).toBe(`${shown} has used a recovery code`)
  expect(told.paragraphs[0]).toContain(`the password of ${shown} and`)
  const added = writeMail({ template: 'passkey-added', name: username }, places)
  expect(added.paragraphs[0]).toContain(`The passkey ${shown} was added`)
})

/** The fields with a name that a person has chosen, such as usernames and device names. */
const NAMES =
  'username|email|holderName|subjectName|actorName|uploadedBy|invitedBy|deviceName|initials|holderInitials'
/** Matches such a field inside a sentence. */
const NAMED = new RegExp(`\\{(?:[\\w?]+\\.)*(?:${NAMES})\\}`, 'g')
/**
 * Matches a call of a screen's words with such a field as it is. The name must be isolated first.
 */
const GIVEN = new RegExp(`[wW]ords\\.[\\w.]+\\((?:[^()]*, )?(?:[\\w?]+\\.)*(?:${NAMES})[,)]`, 'g')
/**
 * The files with the sentences of screens. The values in these sentences are already isolated,
 * because the screens isolate them.
 */
const HAS_WORDS = /words\.tsx?$|^pwa\/translations\//

function sentencesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(HAS_WORDS.test(file) ? GIVEN : NAMED), ...text.matchAll(GIVEN)].flatMap(
    ({ 0: found, index }) => {
      const before = text.slice(0, index)
      const isGiven = /(?:=|mailto:\$|<Name>|<Address>)$/.test(before)
      return isGiven ? [] : [`${file}: ${found}`]
    },
  )
}

test('no sentence of the app or a mail has a name in it that is not isolated', () => {
  const folders = ['pwa', 'api/mail']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(sentencesIn)).toEqual([])
})
