import { ButtonLink } from '#pwa/ui/button.tsx'
import { Rosette, Waves } from '#pwa/ui/paper/guilloche.tsx'
import styles from './certificate.module.css'
import {
  FINAL_EXAM_PASS_MARK,
  STATED_LINE,
  TRANSACTIONS_PER_SECOND,
  VERIFICATION_TIME,
} from '#pwa/screens/storefront/claims/claims.ts'
import { words as storefrontWords } from '#pwa/screens/storefront/words.ts'
import { words } from './words.tsx'
import { Section } from '#pwa/screens/storefront/section.tsx'

const SEED = 'certificate'

const CLAIMS = [
  { value: FINAL_EXAM_PASS_MARK, label: words.certificate.passes },
  { value: VERIFICATION_TIME, label: words.certificate.toVerify },
  { value: TRANSACTIONS_PER_SECOND, label: words.certificate.perSecond },
]

export function Certificate() {
  return (
    <Section id="certificate" title={words.certificate.title} lede={words.certificate.lede}>
      <div className={styles['paper']}>
        <Rosette seed={SEED} className={styles['rosette']} />
        <dl className={styles['claims']}>
          {CLAIMS.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['line']}>
          {STATED_LINE} {words.certificate.notOfficial}
        </p>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to="/practice-test">
            {storefrontWords.takePracticeTest}
          </ButtonLink>
          <ButtonLink to="/verify">{words.certificate.verify}</ButtonLink>
        </div>
        <Waves seed={SEED} className={styles['waves']} />
      </div>
    </Section>
  )
}
