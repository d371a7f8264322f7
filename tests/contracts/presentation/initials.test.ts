import { expect, test } from 'vitest'
import { initialsOf } from '#contracts/presentation/initials.ts'

test.each([
  ['Amara Okafor', 'AO'],
  ['Amara Ngozi Okafor', 'AO'],
  ['  amara   okafor ', 'AO'],
  ['Sukarno', 'S'],
  ['Ludwig van Beethoven', 'LB'],
  ["Gerard 't Hooft", 'GH'],
  ["Conan O'Brien", 'CO'],
  ['Jean-Luc Picard', 'JP'],
  ['Łukasz Żak', 'ŁŻ'],
  ['élodie öztürk', 'ÉÖ'],
  ['ßtein ǆoko', 'ßǄ'],
  ['李 小龙', '李小'],
  ['अमर गुप्ता', 'अगु'],
  ['J. R. R. Tolkien', 'JT'],
  ["- '", ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials.normalize('NFC'))
})
