import { type CSSProperties, memo, type JSX } from 'react'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './words-view.module.css'
import { type StyleName, TEXT_STYLES, type TextStyle, type Words } from './words.ts'

const TAGS: Partial<Record<StyleName, keyof JSX.IntrinsicElements>> = {
  part: 'h2',
  chapter: 'h3',
  heading: 'h4',
  subheading: 'h4',
  sheetHeading: 'h4',
  cardTitle: 'h4',
  section: 'h3',
}

/**
 * Returns a length for the styles. A point of the book is a real point on paper. On a screen, its
 * size depends on the width of the book.
 */
export function lengthOf(points: number): string {
  return `calc(${String(points)} * var(--point))`
}

const looks = new Map(
  Object.entries(TEXT_STYLES).map(([name, style]) => [name as StyleName, lookOf(style)]),
)

function lookOf({ size, leading, before, after = 0, indent = 0 }: TextStyle): CSSProperties {
  return {
    fontSize: lengthOf(size),
    lineHeight: lengthOf(leading),
    ...(before > 0 && { marginTop: lengthOf(before) }),
    ...(after > 0 && { paddingBottom: lengthOf(after) }),
    ...(indent > 0 && { paddingLeft: lengthOf(indent) }),
  }
}

interface WordsViewProps {
  all: readonly Words[]
  places: ReadonlyMap<string, number>
}

/** Shows texts below each other. Each text gets the height that the layout has planned for it. */
export const WordsView = memo(function WordsView({ all, places }: WordsViewProps) {
  return all.map(({ style, lead, text, pageOf }, at) => {
    if (text === '') return <div key={at} className={styles[style]} style={emptyLook(style)} />
    const Tag = TAGS[style] ?? 'p'
    const number = pageOf === undefined ? undefined : places.get(pageOf)
    return (
      <Tag
        key={at}
        className={joinClasses(styles[style], pageOf !== undefined && styles['line'])}
        style={looks.get(style)}
      >
        {lead !== undefined && <span className={styles['lead']}>{lead} </span>}
        {unbroken(text)}
        {number !== undefined && <span className={styles['number']}>{number}</span>}
      </Tag>
    )
  })
})

function emptyLook(style: StyleName): CSSProperties {
  const { leading, before } = TEXT_STYLES[style]
  return { height: lengthOf(before + leading) }
}
