import { Link } from 'react-router-dom'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { EnglishToo, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import { GuideClaims } from '#pwa/screens/storefront/guide-claims.tsx'
import styles from './guide-section.module.css'
import { Section } from '#pwa/screens/storefront/section.tsx'
import { words } from './words.tsx'

/** Shows the guide on the home page: its content, and the free chapters. */
export function GuideSection({ content }: { content: FreeContent | undefined }) {
  return (
    <Section id="guide" title={words.guide.title} lede={words.guide.lede}>
      <GuideClaims testQuestions={content?.questions.length} />
      {content && (
        <ol className={styles['chapters']}>
          {content.guide.map((chapter) => (
            <li key={chapter.id}>
              <Link to={`/guide#${chapter.id}`} className={styles['chapter']}>
                <strong>
                  <ItemTitle item={chapter} />
                </strong>
                <span>
                  <EnglishToo item={chapter} text={({ summary }) => summary} />
                </span>
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
