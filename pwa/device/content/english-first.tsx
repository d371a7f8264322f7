import type { ReactNode } from 'react'
import { needsReader } from '#contracts/learning/needs-reader.ts'
import { language } from '#pwa/language/language.ts'
import { Both } from './both.tsx'
import { englishOf, isUnread } from './content-translation.ts'
import { words } from './reader-words.ts'
import styles from './english-first.module.css'

interface Item {
  facts: readonly string[]
  sensitive?: boolean
}

interface EnglishFirstProps<Shown> {
  item: Shown
  children: (item: Shown) => ReactNode
}

/**
 * Shows an item in the reader's language. An item about refusals, bonds, suspensions or false answers is shown
 * in English first, until a native speaker has read its translation.
 */
export function EnglishFirst<Shown extends Item>({ item, children }: EnglishFirstProps<Shown>) {
  if (!isGrave(item)) return children(item)
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

interface EnglishTooProps<Shown> {
  item: Shown
  text: (item: Shown) => string
}

/**
 * Shows one text of an item by the same rule: in English first, if `EnglishFirst` would show the
 * item so.
 */
export function EnglishToo<Shown extends Item>({ item, text }: EnglishTooProps<Shown>) {
  const own = text(item)
  return <Both english={isGrave(item) ? text(englishOf(item)) : own} own={own} />
}

function isGrave(item: Item): boolean {
  return language !== 'en' && isUnread(item) && needsReader(item)
}
