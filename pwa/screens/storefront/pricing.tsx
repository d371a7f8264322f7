import Check from 'lucide-react/icons/check'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { BuyLink } from './buy-link.tsx'
import {
  GUARANTEE,
  PRICE,
  PRICING_DISCOUNT,
  PRICING_LIST_PRICE,
  RULES_YEAR,
  SUPPORT_HOURS,
} from './claims.ts'
import styles from './pricing.module.css'
import { Section } from './section.tsx'
import { SourcedNote } from './sourced-note.tsx'

const INCLUDED = [
  'Real interview questions',
  'Interview simulator',
  'DS-160 completion wizard',
  `${RULES_YEAR} policy updates`,
  'Social media disclosure guidance',
  'Document checklists',
  'Printable cheat sheets',
  'Free practice test',
  `${SUPPORT_HOURS} email support`,
]

export function Pricing() {
  return (
    <Section id="pricing" title="One price, once" lede="No subscription. Access begins at once.">
      <div className={styles['pricing']}>
        <div className={styles['offer']}>
          <p className={styles['price']}>
            <strong>{PRICE}</strong>
            <span>
              <s>
                <span className={styles['away']}>List price </span>
                {PRICING_LIST_PRICE}
              </s>{' '}
              {PRICING_DISCOUNT}
            </span>
          </p>
          <BuyLink />
          <p className={styles['small']}>
            {GUARANTEE}. {LEGAL_LINE}
          </p>
        </div>
        <div className={styles['included']}>
          <ul className={styles['list']}>
            {INCLUDED.map((item) => (
              <li key={item}>
                <Check /> {unbroken(item)}
              </li>
            ))}
          </ul>
          <SourcedNote id="question-list" />
          <SourcedNote id="edition" />
        </div>
      </div>
    </Section>
  )
}
