import * as z from 'zod/mini'
import { LETTER } from '#contracts/presentation/initials.ts'
import { countCharacters, countWithoutMarks } from '#contracts/text/characters.ts'
import { faultless, faultOfName, typedText } from '#contracts/text/name.ts'

/** Of what a person counts. */
export const HOLDER_NAME_MIN = 2
export const HOLDER_NAME_MAX = 100
/** Of UTF-16, in which a field counts. */
export const HOLDER_NAME_UNITS_MAX = 400
/** What a unit takes in UTF-8 at most. */
export const HOLDER_NAME_BYTES_MAX = 3 * HOLDER_NAME_UNITS_MAX

/**
 * What stands in passports and what keyboards and word processors make of it: letters, Roman numbers,
 * spaces, slashes, dots, commas, hyphens, quotes.
 */
const ALPHABET =
  /[\p{L}\p{M}\p{Nl}\p{Zs}/⁄∕／.．·•‧∙⋅・･,،，、\p{Pd}⁃−'"`´\p{Pi}\p{Pf}‚„′″‵‶＇＂｀׳״՚՛]/u

/** As in 3rd: no other word of a name has digits. */
const ORDINAL = /(^|[\p{Zs},])\p{Nd}{1,2}(?=\p{L}{1,4}(?:$|[\p{Zs}.,]))/gu

function faultOf(name: string): string | undefined {
  if (name.length > HOLDER_NAME_UNITS_MAX) return 'This name is too long.'
  const fault = faultOfName(name.replaceAll(ORDINAL, '$1'), ALPHABET)
  if (fault !== undefined) return fault
  const characters = countCharacters(name)
  if ((characters ?? countWithoutMarks(name)) < HOLDER_NAME_MIN) {
    return `Use at least ${String(HOLDER_NAME_MIN)} characters.`
  }
  if (characters !== undefined && characters > HOLDER_NAME_MAX) {
    return `Use at most ${String(HOLDER_NAME_MAX)} characters.`
  }
  return LETTER.test(name) ? undefined : 'Use at least one letter.'
}

export const HolderName = z.string().check(...typedText, faultless(faultOf))
