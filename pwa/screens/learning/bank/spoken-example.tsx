import type { SpokenExample as Example } from '#contracts/learning/interview-question.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { ListenButton } from './listen-button.tsx'
import styles from './spoken-example.module.css'
import { words } from './words.tsx'

/**
 * Shows the spoken answer of another person. A reader should not learn this answer by heart,
 * because it is true only for that person.
 */
export function SpokenExample({ example }: { example: Example }) {
  const { text } = englishOf(example)
  return (
    <figure className={styles['example']}>
      <figcaption>{words.example.of(unbroken(example.who))}</figcaption>
      <blockquote>
        <Both english={text} own={example.text} />
      </blockquote>
      <ListenButton text={text} />
      <p className={styles['note']}>{words.example.note}</p>
    </figure>
  )
}
