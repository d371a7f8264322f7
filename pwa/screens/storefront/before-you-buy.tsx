import { LimitsSentence } from '#pwa/device/content/limits-sentence.tsx'
import styles from './before-you-buy.module.css'

/** Appears with the first link to the checkout. The build writes it into the document. */
export function BeforeYouBuy() {
  return (
    <p className={styles['before']}>
      <strong>Before you buy.</strong> <LimitsSentence />
    </p>
  )
}
