import { English } from '#pwa/language/english.tsx'
import { language } from '#pwa/language/language.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './both.module.css'

/**
 * Shows a sentence of the officer in English, because the officer will say it in English. The same
 * sentence in the reader's own language is below it.
 */
export function Both({ english, own }: { english: string; own: string }) {
  if (language === 'en' || own === english) return unbroken(english)
  return (
    <>
      <English>{unbroken(english)}</English>
      <span className={styles['own']}>{unbroken(own)}</span>
    </>
  )
}
