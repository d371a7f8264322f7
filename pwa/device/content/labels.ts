import { wordsOf } from '#pwa/language/words.ts'

const labels = wordsOf<Readonly<Record<string, string>>>('deviceContentLabels', {})

/**
 * Returns the name of a category, a theme, a nationality or a choice of the DS-160 in the reader's
 * language. The content and the stored results contain the English name, because the app compares
 * names.
 */
export function labelOf(name: string): string {
  return labels[name] ?? name
}
