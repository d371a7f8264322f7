import { foldArabic } from '#pwa/language/fold-arabic.ts'
import type { NationalityLookup } from '#contracts/learning/nationality.ts'

/** Folds a name, so that `Cote d'Ivoire`, `CÔTE D’IVOIRE` and `cote divoire` become equal. */
function foldName(name: string): string {
  return foldArabic(name)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/^the |[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The names of nationalities in a language. */
interface Names {
  nameOf: (name: string) => string
  /** The tag of the language, for the order of its names. */
  format: string
}

const ENGLISH: Names = { nameOf: (name) => name, format: 'en' }

/**
 * Finds the nationalities with a word that begins with the typed letters, in any English spelling or in the
 * reader's language. Exact matches come first, then names that begin with the letters. Returns English names,
 * in the order of the reader's language.
 */
export function findNationalities(
  { nationalities }: NationalityLookup,
  typed: string,
  { nameOf, format }: Names = ENGLISH,
): readonly string[] {
  const wanted = foldName(typed)
  if (wanted === '') return []
  const { compare } = new Intl.Collator(format)
  return nationalities
    .map(([name = '', ...others]) => {
      const own = nameOf(name)
      return { name, own, rank: rankOf(wanted, [own, name, ...others].flatMap(spellingsOf)) }
    })
    .filter(({ rank }) => rank !== Infinity)
    .toSorted((one, other) => one.rank - other.rank || compare(one.own, other.own))
    .map(({ name }) => name)
}

/** Returns the folded name, and the name without Arabic articles, which readers often leave out. */
function spellingsOf(name: string): string[] {
  const folded = foldName(name)
  return [folded, folded.replaceAll(/(^| )ال/g, '$1')]
}

/** Returns a lower number for a better match, and infinity for no match. */
function rankOf(wanted: string, spellings: readonly string[]): number {
  if (spellings.includes(wanted)) return 0
  if (spellings.some((spelling) => spelling.startsWith(wanted))) return 1
  return spellings.some((spelling) => spelling.includes(` ${wanted}`)) ? 2 : Infinity
}
