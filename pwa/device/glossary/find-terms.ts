import type { GlossaryTerm } from '#contracts/learning/learning.ts'

/** In the order of the glossary; a term inside another word is none. */
export function findTerms(
  glossary: readonly GlossaryTerm[],
  texts: readonly string[],
): GlossaryTerm[] {
  const text = texts.join('\n')
  return glossary.filter(({ terms }) => terms.some((term) => wordOf(term).test(text)))
}

/** A word in small letters may stand at the beginning of a sentence, or in the plural. */
function wordOf(term: string): RegExp {
  const exact = term.replaceAll(/[()/.]/g, String.raw`\$&`)
  const isPlain = term === term.toLowerCase() && /[a-z]$/.test(term)
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${exact}${isPlain ? 's?' : ''}(?![\\p{L}\\p{N}])`,
    isPlain ? 'iu' : 'u',
  )
}
