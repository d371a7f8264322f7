import { Link } from 'react-router-dom'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { BuyLink } from './buy-link.tsx'
import { GuideClaims } from './guide-claims.tsx'
import styles from './guide-section.module.css'
import { Section } from './section.tsx'
import { words } from './sections-words.tsx'

/** Shows the guide on the home page: its content, and the free chapters. */
export function GuideSection({ content }: { content: FreeContent | undefined }) {
  return (
    <Section id="guide" title={words.guide.title} lede={words.guide.lede}>
      <GuideClaims testQuestions={content?.questions.length} />
      {content && (
        <ol className={styles['chapters']}>
          {content.guide.map(({ id, title, summary }) => (
            <li key={id}>
              <Link to={`/guide#${id}`} className={styles['chapter']}>
                <strong>{unbroken(title)}</strong>
                <span>{unbroken(summary)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <div>
        <BuyLink />
      </div>
    </Section>
  )
}
