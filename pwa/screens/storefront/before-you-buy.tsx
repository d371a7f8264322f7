import { LimitsSentence } from '#pwa/device/content/limits-sentence.tsx'
import styles from './before-you-buy.module.css'

/** Stands with the first link to the checkout, in the document itself. */
export function BeforeYouBuy() {
  return (
    <p className={styles['before']}>
      <strong>Before you buy.</strong> <LimitsSentence />
    </p>
  )
}
