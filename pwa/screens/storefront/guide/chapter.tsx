import type { GuideSection } from '#contracts/learning/learning.ts'
import { parseReading, type ReadingBlock } from '#pwa/device/content/parse-reading.ts'
import { EnglishFirst, EnglishToo, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { english, words } from '#pwa/device/content/words.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './chapter.module.css'

export function Chapter({ number, chapter }: { number: number; chapter: GuideSection }) {
  const { id } = chapter
  return (
    <article id={id} className={styles['chapter']} aria-labelledby={`${id}-title`}>
      <header>
        <p className={styles['number']} aria-hidden="true">
          {number}
        </p>
        <StatusBadge item={chapter} />
        <h2 id={`${id}-title`} className={styles['title']}>
          <ItemTitle item={chapter} />
        </h2>
        <p className={styles['summary']}>
          <EnglishToo item={chapter} text={({ summary }) => summary} />
        </p>
      </header>
      <EnglishFirst item={chapter}>
        {(shown) =>
          parseReading(shown.content).map((block, index) => (
            // The index can be the key, because the blocks of a chapter never change their order.
            <Block
              key={index}
              block={block}
              titles={(shown === chapter ? words : english).reading}
            />
          ))
        }
      </EnglishFirst>
      <SourceLine item={chapter} />
    </article>
  )
}

interface BlockProps {
  block: ReadingBlock
  titles: typeof words.reading
}

function Block({ block, titles }: BlockProps) {
  switch (block.kind) {
    case 'bullets':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{unbroken(item)}</li>
          ))}
        </ul>
      )
    case 'callout':
      return (
        <p className={styles['callout']} data-callout={block.callout}>
          <strong>{titles[block.callout]}:</strong> {unbroken(block.text)}
        </p>
      )
    case 'highlight':
      return (
        <h3>
          {titles[block.header]}: {unbroken(block.text)}
        </h3>
      )
    case 'paragraph':
      return <p>{unbroken(block.text)}</p>
    default:
      return <h3>{unbroken(block.text)}</h3>
  }
}
