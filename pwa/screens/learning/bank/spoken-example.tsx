import type { SpokenExample as Example } from '#contracts/learning/interview-question.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { ListenButton } from './listen-button.tsx'
import styles from './spoken-example.module.css'

/**
 * The words of another person, whose story is true. The reader may hear and read the words, but should not
 * learn them by heart.
 */
export function SpokenExample({ example: { who, text } }: { example: Example }) {
  return (
    <figure className={styles['example']}>
      <figcaption>Example: {unbroken(who)}</figcaption>
      <blockquote>{unbroken(text)}</blockquote>
      <ListenButton text={text} />
      <p className={styles['note']}>An example, not a script. Your own truth counts.</p>
    </figure>
  )
}
