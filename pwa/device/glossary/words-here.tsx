import type { GlossaryTerm } from '#contracts/learning/learning.ts'
import { EnglishFirst, EnglishToo } from '#pwa/device/content/english-first.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { findTerms } from './find-terms.ts'
import styles from './words-here.module.css'
import { words } from './words.ts'

/** Lists the consulate terms in these texts. A tap on a term shows its explanation. */
export function WordsHere({ texts }: { texts: readonly string[] }) {
  const { data: content } = useFreeContent()
  const found = findTerms(content?.glossary ?? [], texts)
  if (found.length === 0) return null
  return (
    <div className={styles['words']}>
      <p className={styles['title']}>{words.title}</p>
      <ul className={styles['list']}>
        {found.map((term) => (
          <li key={term.id}>
            <Word term={term} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Word({ term }: { term: GlossaryTerm }) {
  return (
    <details className={styles['word']} name="words-here">
      <summary>
        <EnglishToo item={term} text={({ terms }) => terms[0] ?? ''} />
      </summary>
      <EnglishFirst item={term}>{({ meaning }) => <p>{unbroken(meaning)}</p>}</EnglishFirst>
    </details>
  )
}
