import * as z from 'zod/mini'
import { because, type Reason } from '#contracts/reason.ts'
import { LETTER } from '#contracts/presentation/initials.ts'
import { countCharacters, countWithoutMarks } from '#contracts/text/characters.ts'
import { faultless, faultOfName, typedText } from '#contracts/text/name.ts'

/** The limits for a name in characters, as a person counts them. */
const HOLDER_NAME_MIN = 2
const HOLDER_NAME_MAX = 100
/** The limit for a name in UTF-16 units, as an input field counts them. */
export const HOLDER_NAME_UNITS_MAX = 400
/** A UTF-16 unit needs at most three bytes in UTF-8. */
export const HOLDER_NAME_BYTES_MAX = 3 * HOLDER_NAME_UNITS_MAX

/**
 * The characters in passports, and similar characters of keyboards and word processors: letters,
 * Roman numerals, spaces, slashes, dots, commas, hyphens, quotes.
 */
const ALPHABET =
  /[\p{L}\p{M}\p{Nl}\p{Zs}/⁄∕／.．·•‧∙⋅・･,،，、\p{Pd}⁃−'"`´\p{Pi}\p{Pf}‚„′″‵‶＇＂｀׳״՚՛]/u

/** The digits of an ordinal number such as 3rd. Digits are not allowed anywhere else in a name. */
const ORDINAL = /(^|[\p{Zs},])\p{Nd}{1,2}(?=\p{L}{1,4}(?:$|[\p{Zs}.,]))/gu

function faultOf(name: string): Reason | undefined {
  if (name.length > HOLDER_NAME_UNITS_MAX) return because('NAME_TOO_LONG')
  const fault = faultOfName(name.replaceAll(ORDINAL, '$1'), ALPHABET)
  if (fault !== undefined) return fault
  const characters = countCharacters(name)
  if ((characters ?? countWithoutMarks(name)) < HOLDER_NAME_MIN) {
    return because('TOO_SHORT', { minimum: HOLDER_NAME_MIN })
  }
  if (characters !== undefined && characters > HOLDER_NAME_MAX) {
    return because('TOO_LONG', { maximum: HOLDER_NAME_MAX })
  }
  return LETTER.test(name) ? undefined : because('NAME_WITHOUT_LETTER')
}

export const HolderName = z.string().check(...typedText, faultless(faultOf))
