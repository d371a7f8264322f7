import { ButtonLink } from '#pwa/ui/button.tsx'
import { Rosette, Waves } from '#pwa/ui/paper/guilloche.tsx'
import styles from './certificate.module.css'
import {
  FINAL_EXAM_PASS_MARK,
  STATED_LINE,
  TRANSACTIONS_PER_SECOND,
  VERIFICATION_TIME,
} from './claims.ts'
import { Section } from './section.tsx'

const SEED = 'certificate'

const CLAIMS = [
  { value: FINAL_EXAM_PASS_MARK, label: 'or higher passes the final exam' },
  { value: VERIFICATION_TIME, label: 'to verify a credential' },
  { value: TRANSACTIONS_PER_SECOND, label: 'transactions per second' },
]

export function Certificate() {
  return (
    <Section
      id="certificate"
      title="Proof that can be checked"
      lede="Credentials carry a signature and are anchored on a blockchain, so that nobody has to take a piece of paper at its word."
    >
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
          {STATED_LINE} A credential is not a US government document.
        </p>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to="/practice-test">
            Take Free Practice Test
          </ButtonLink>
          <ButtonLink to="/verify">Verify a credential</ButtonLink>
        </div>
        <Waves seed={SEED} className={styles['waves']} />
      </div>
    </Section>
  )
}
