import { wordsOf } from '#pwa/language/words.ts'

const labels = wordsOf<Readonly<Record<string, string>>>('device/content/labels', {})

/**
 * Returns the name of a category, a theme or a nationality as readers see it. The content and stored results
 * have the English name, because the app compares it.
 */
export function labelOf(name: string): string {
  return labels[name] ?? name
}
