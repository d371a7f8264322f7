import Check from 'lucide-react/icons/check'
import { GuideLanguage } from '#pwa/device/content/guide-language.tsx'
import { HowItAges } from '#pwa/device/sale/sale-parts.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { useSeen } from '#pwa/ui/use-seen.ts'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import {
  GUARANTEE,
  PRICE,
  PRICING_DISCOUNT,
  PRICING_LIST_PRICE,
  RULES_YEAR,
  SUPPORT_HOURS,
} from '#pwa/screens/storefront/claims/claims.ts'
import styles from './pricing.module.css'
import { Section } from '#pwa/screens/storefront/section.tsx'
import { words } from './words.tsx'
import { SourcedNote } from '#pwa/screens/storefront/sourced-note.tsx'

const INCLUDED = [
  words.pricing.included.questions,
  words.pricing.included.simulator,
  words.pricing.included.ds160,
  words.pricing.included.updates(RULES_YEAR),
  words.pricing.included.socialMedia,
  words.pricing.included.documents,
  words.pricing.included.sheets,
  words.pricing.included.practiceTest,
  words.pricing.included.support(SUPPORT_HOURS),
]

export function Pricing() {
  return (
    <Section id="pricing" title={words.pricing.title} lede={words.pricing.lede}>
      <div className={styles['pricing']}>
        <div className={styles['offer']}>
          <GuideLanguage />
          <p className={styles['price']}>
            <strong>{PRICE}</strong>
            <span>
              <s>
                {words.pricing.listPrice(
                  (label) => (
                    <span className={styles['away']}>{label}</span>
                  ),
                  PRICING_LIST_PRICE,
                )}
              </s>{' '}
              {PRICING_DISCOUNT}
            </span>
          </p>
          <BuyLink />
          <p className={styles['small']}>
            {words.pricing.guaranteed(GUARANTEE)} {words.legalLine}
          </p>
          <Ages />
        </div>
        <div className={styles['included']}>
          <ul className={styles['list']}>
            {INCLUDED.map((item) => (
              <li key={item}>
                <Check /> {unbroken(item)}
              </li>
            ))}
          </ul>
          <p className={styles['small']}>{words.trueCountLine}</p>
          <SourcedNote id="edition" />
        </div>
      </div>
    </Section>
  )
}

/** Asks the server who has checked the guide only when the price is near the visible area. */
function Ages() {
  const { element, isSeen } = useSeen<HTMLDivElement>()
  return (
    <div ref={element} className={styles['small']}>
      {isSeen && <HowItAges />}
    </div>
  )
}
