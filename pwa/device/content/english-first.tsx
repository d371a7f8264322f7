import type { ReactNode } from 'react'
import { needsReader } from '#contracts/learning/needs-reader.ts'
import { language } from '#pwa/language/language.ts'
import { englishOf, isUnread } from './content-translation.ts'
import { words } from './words.ts'
import styles from './english-first.module.css'

interface EnglishFirstProps<Item> {
  item: Item
  children: (item: Item) => ReactNode
}

/**
 * Shows an item in the reader's language. An item about refusals, bonds, suspensions or false answers is shown
 * in English first, until a native speaker has read its translation.
 */
export function EnglishFirst<Item extends { facts: readonly string[]; sensitive?: boolean }>({
  item,
  children,
}: EnglishFirstProps<Item>) {
  if (language === 'en' || !isUnread(item) || !needsReader(item)) return children(item)
  return (
    <>
      <div lang="en" dir="ltr">
        {children(englishOf(item))}
      </div>
      <div className={styles['own']}>
        <p className={styles['mark']}>{words.unread}</p>
        {children(item)}
      </div>
    </>
  )
}
