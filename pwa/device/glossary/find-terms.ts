import type { GlossaryTerm } from '#contracts/learning/learning.ts'

/** Finds the terms that appear as whole words. Returns them in the order of the glossary. */
export function findTerms(
  glossary: readonly GlossaryTerm[],
  texts: readonly string[],
): GlossaryTerm[] {
  const text = texts.join('\n')
  return glossary.filter(({ terms }) => terms.some((term) => wordOf(term).test(text)))
}

/** A term in lower case also matches at the start of a sentence and as a plural. */
function wordOf(term: string): RegExp {
  const exact = term.replaceAll(/[()/.]/g, String.raw`\$&`)
  const isPlain = term === term.toLowerCase() && /[a-z]$/.test(term)
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${exact}${isPlain ? 's?' : ''}(?![\\p{L}\\p{N}])`,
    isPlain ? 'iu' : 'u',
  )
}
