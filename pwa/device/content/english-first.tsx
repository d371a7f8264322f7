import type { ReactNode } from 'react'
import { type Judged, needsReader } from './needs-reader.ts'
import { language } from '#pwa/language/language.ts'
import { Both } from './both.tsx'
import { englishOf, isUnread } from './content-translation.ts'
import { words } from './words.tsx'
import styles from './english-first.module.css'

interface EnglishFirstProps<Shown> {
  item: Shown
  children: (item: Shown) => ReactNode
}

/**
 * Shows an item in the reader's language. An item about refusals, bonds, suspensions or false answers is shown
 * in English first, until a native speaker has read its translation.
 */
export function EnglishFirst<Shown extends Judged>({ item, children }: EnglishFirstProps<Shown>) {
  if (!isGrave(item)) return children(item)
  return (
    <>
      <div lang="en" dir="ltr" className={styles['english']}>
        {children(englishOf(item))}
      </div>
      <div className={styles['own']}>
        <UnreadMark />
        {children(item)}
      </div>
    </>
  )
}

interface EnglishTooProps<Shown> {
  item: Shown
  text: (item: Shown) => string
}

/** Shows one text of an item, as `EnglishFirst` shows a whole item. The mark is elsewhere on the screen. */
export function EnglishToo<Shown extends Judged>({ item, text }: EnglishTooProps<Shown>) {
  const own = text(item)
  return <Both english={isGrave(item) ? text(englishOf(item)) : own} own={own} />
}

/** Shows the title of an item, as `EnglishToo` shows a text. */
export function ItemTitle({ item }: { item: Judged & { title: string } }) {
  return <EnglishToo item={item} text={({ title }) => title} />
}

/** Says once, for the texts beside it, that no native speaker has read their translation. */
export function UnreadMark() {
  return <p className={styles['mark']}>{words.reader.unread}</p>
}

/** Returns whether the item is shown in English first. */
export function isGrave(item: Judged): boolean {
  return language !== 'en' && needsReader(item) && isUnread(item)
}
