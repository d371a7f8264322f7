import * as z from 'zod/mini'
import type { InputReason } from '#contracts/input-reasons.ts'
import { because, type Reason } from '#contracts/reason.ts'

/**
 * The greatest number of combining marks on one letter. With more marks, a letter would reach into
 * the lines above and below.
 */
const MARKS_MAX = 4
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${String(MARKS_MAX + 1)}}`, 'u')
const MARK_ALONE = /(?:^|[\p{Zs}])\p{M}/u

/**
 * Invisible characters and characters that move their neighbours: controls, line ends, lone
 * surrogates.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/**
 * The characters that choose between two shapes of a letter or sign. Names in Japan and Mongolia
 * need them.
 */
const VARIANT = /\p{Variation_Selector}/u
const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u

const NON_JOINER = '\u200C'
const JOINER = '\u200D'
const INDIC = [
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Myanmar}/u,
]
const CURSIVE = [
  /\p{Script=Arabic}/u,
  /\p{Script=Syriac}/u,
  /\p{Script=Nko}/u,
  /\p{Script=Mongolian}/u,
]
/**
 * The scripts in which the spelling of words needs this joiner. In any other script, a joiner only
 * makes a second spelling of the same name.
 */
const SPELT_WITH: Record<string, RegExp[] | undefined> = {
  [NON_JOINER]: [...INDIC, ...CURSIVE],
  [JOINER]: INDIC,
}
const ENDS_IN_LETTER = /(\p{L})\p{M}*$/u
const BEGINS_WITH_LETTER = /^\p{M}*(\p{L})/u

function isBetweenLetters(scripts: RegExp[], before: string, after: string): boolean {
  const [left, right] = [ENDS_IN_LETTER.exec(before)?.[1], BEGINS_WITH_LETTER.exec(after)?.[1]]
  if (left === undefined || right === undefined) return false
  return scripts.some((script) => script.test(left) && script.test(right))
}

/**
 * Returns the first character that a name must not have at its position. With an alphabet, all
 * visible characters must be in the alphabet. Without an alphabet, all visible characters are
 * allowed.
 */
function strangerIn(name: string, alphabet?: RegExp): string | undefined {
  const characters = Array.from(name)
  return characters.find((character, at) => {
    const scripts = SPELT_WITH[character]
    if (scripts) {
      const [before, after] = [characters.slice(0, at), characters.slice(at + 1)]
      return !isBetweenLetters(scripts, before.join(''), after.join(''))
    }
    if (VARIANT.test(character)) return false
    return HIDDEN.test(character) || (alphabet !== undefined && !alphabet.test(character))
  })
}

function refuse(character: string): Reason {
  const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return INVISIBLE.test(character)
    ? because('CHARACTER_INVISIBLE', { point })
    : because('CHARACTER_STRANGE', { character })
}

/**
 * Returns the reason why a text cannot be a name. Returns undefined for a name. The caller must
 * have checked the length.
 */
export function faultOfName(name: string, alphabet?: RegExp): Reason | undefined {
  const stranger = strangerIn(name, alphabet)
  if (stranger !== undefined) return refuse(stranger)
  if (MARK_ALONE.test(name)) return because('MARK_ALONE')
  if (TOO_MANY_MARKS.test(name)) return because('MARKS_TOO_MANY', { maximum: MARKS_MAX })
  return undefined
}

/** Turns a typed text into NFC and removes the spaces at its ends. */
export const typedText = [z.overwrite<string>((typed) => typed.normalize('NFC')), z.trim()] as const

/** Refuses a text for which `faultOf` returns a reason. */
export function faultless(faultOf: (text: string) => Reason | undefined) {
  return z.check<string>((context) => {
    const reason = faultOf(context.value)
    if (reason) {
      const { code: message, params } = reason
      context.issues.push({ code: 'custom', message, params, input: context.value })
    }
  })
}

/** Returns the schema for the name of a user, a device, a passkey or something similar. */
export function nameOf({ max, missing }: { max: number; missing: InputReason }) {
  return z.string().check(
    ...typedText,
    z.minLength(1, missing),
    faultless((name) =>
      name.length > max ? because('TOO_LONG', { maximum: max }) : faultOfName(name),
    ),
  )
}
