import { messageOf } from '#contracts/describe-input.ts'
import { describe, expect, test } from 'vitest'
import { Username } from '#contracts/accounts/registration.ts'
import { RenamePasskey } from '#contracts/accounts/passkeys.ts'
import { RenameDevice } from '#contracts/presentation/calls.ts'

const READERS = {
  username: (name: string) => Username.safeParse(name),
  passkey: (name: string) => RenamePasskey.shape.name.safeParse(name),
  device: (name: string) => RenameDevice.shape.name.safeParse(name),
}

describe.each(Object.entries(READERS))('the name of a %s', (_, read) => {
  test.each([
    'علی\u200cرضا',
    'ශ්\u200dරී',
    "Zoë's phone (old)",
    'user.name+1@home',
    '王明 #2',
    'Phone ☎️',
    'a/b\\c',
  ])('may be %s', (name) => {
    expect(read(name)).toMatchObject({ success: true, data: name })
  })

  test('is kept in one spelling, without what surrounds it', () => {
    expect(read(' Zoe\u0308\u00a0').data).toBe('Zoë')
  })

  test.each([
    ['a tab', 'a\tb', 'U+0009'],
    ['a line end', 'a\r\nb', 'U+000D'],
    ['a paragraph separator', 'a\u2029b', 'U+2029'],
    ['a null', 'a\u0000b', 'U+0000'],
    ['a later control', 'a\u0085b', 'U+0085'],
    ['a right-to-left mark', 'a\u200fb', 'U+200F'],
    ['an embedding', 'a\u202ab', 'U+202A'],
    ['an isolate', 'a\u2066b', 'U+2066'],
    ['a joiner in Latin', 'a\u200db', 'U+200D'],
    ['a non-joiner at the end', 'علی\u200c', 'U+200C'],
    ['a word joiner', 'a\u2060b', 'U+2060'],
    ['an annotation', 'a\ufff9b', 'U+FFF9'],
    ['a tag', 'a\u{E0061}b', 'U+E0061'],
    ['half a character', 'a\udc00b', 'U+DC00'],
  ])('is not one with %s, which the refusal names', (__, name, point) => {
    expect(read(name).error?.issues.map(messageOf)).toEqual([
      `A name cannot have the invisible character ${point} here.`,
    ])
  })

  test('is not empty, too long or a heap of marks', () => {
    expect(read(' \u00a0 ').success).toBe(false)
    expect(read('a'.repeat(61)).error?.issues.map(messageOf)[0]).toMatch(
      /^Use at most \d\d characters\.$/,
    )
    expect(read('a \u0336b').error?.issues.map(messageOf)[0]).toBe(
      'A mark in a name needs a letter before it.',
    )
    expect(read(`a${'\u0336'.repeat(5)}`).error?.issues.map(messageOf)[0]).toBe(
      'Use at most 4 marks on a letter.',
    )
  })
})

test.each(['somebody@example.com', 'somebody＠example｡com', 'ﬁnn@почта.рф'])(
  'no user is called %s, which reads like an address',
  (name) => {
    expect(Username.safeParse(name)).toMatchObject({ success: false })
    expect(RenameDevice.shape.name.safeParse(name)).toMatchObject({ success: true })
  },
)
