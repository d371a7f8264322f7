import { expect, test } from 'vitest'
import { toSkeleton } from '#api/accounts/addresses/skeleton.ts'

test.each([
  ['admin', 'аdmin'],
  ['admin', 'αdmіn'],
  ['AdmIn', 'Admln'],
  ['boss', 'bоss'],
  ['boss', 'b0ss'],
  ['paypal', 'рaураl'],
  ['amir', 'arnir'],
  ['wanda', 'vvanda'],
  ['anne-marie', 'anne\u2011marie'],
  ['anne-marie', 'anne–marie'],
  ["o'neil", 'o’neil'],
  ['ali.reza', 'ali·reza'],
  ['علیرضا', 'علی\u200cرضا'],
  ['olga', 'օlga'],
  ['ivan', 'ıvan'],
  ['ZEHRA', 'ΖЕHRΑ'],
  ['zoë', 'zоe\u0308'],
  ['mail', 'ｍａｉｌ'],
])('%s and %s look alike', (one, other) => {
  expect(toSkeleton(one)).toBe(toSkeleton(other))
})

test.each(Array.from('•‧∙⋅・･ㆍ。｡․﹒．ꓸ᛫'))('%s looks like a full stop', (dot) => {
  expect(toSkeleton(`ali${dot}reza`)).toBe(toSkeleton('ali.reza'))
})

test.each([
  ['anna', 'anne'],
  ['zoe', 'zoë'],
  ['иван', 'ivan'],
  ['علی', 'على'],
  ['王明', '王朋'],
])('%s and %s do not', (one, other) => {
  expect(toSkeleton(one)).not.toBe(toSkeleton(other))
})
