import { LimitsSentence } from '#pwa/device/content/limits-sentence.tsx'
import styles from './before-you-buy.module.css'
import { words } from './words.ts'

/**
 * Shows the limits by nationality, next to the first link to the checkout. The prerendered document
 * contains this text.
 */
export function BeforeYouBuy() {
  return (
    <p className={styles['before']}>
      <strong>{words.beforeYouBuy}</strong> <LimitsSentence />
    </p>
  )
}
