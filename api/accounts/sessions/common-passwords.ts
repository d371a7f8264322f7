import { dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '#api/http/errors.ts'
import { PASSWORD_MIN } from '#contracts/accounts/registration.ts'

const COMMON = new Set(dictionary.passwords.filter((word) => word.length >= PASSWORD_MIN))
const OWN_WORDS = [
  'visaguide',
  'visasuccess',
  'successguide',
  'visasuccessguide',
  'passport',
  'interview',
]
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const PAD = /^[\d\W_]+|[\d\W_]+$/gu

/**
 * Throws for passwords that guessing tools try first: common passwords, the product's words, the account's
 * names, and passwords with only one or two different characters.
 */
export function refuseCommonPassword(password: string, names: readonly string[]): void {
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(PAD, '')
  const own = [...OWN_WORDS, ...names.flatMap(partsOf)]
  const isGuessable =
    COMMON.has(plain) ||
    new Set(plain).size <= 2 ||
    [bare, undisguise(plain), undisguise(bare)].some((word) => own.includes(word))
  if (!isGuessable) return
  const code = 'PASSWORD_TOO_COMMON'
  throw new ApiError(code, { fields: { password: { code } } })
}

function partsOf(name: string): string[] {
  const lower = name.toLowerCase()
  return [lower, lower.split('@')[0] ?? lower].map((part) => part.replace(PAD, '') || part)
}

function undisguise(word: string): string {
  return word.replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign).replace(PAD, '')
}
