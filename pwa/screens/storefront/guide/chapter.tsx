import type { GuideSection } from '#contracts/learning/learning.ts'
import { parseReading, type ReadingBlock } from '#pwa/device/content/parse-reading.ts'
import { EnglishFirst, EnglishToo, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { english, words } from '#pwa/device/content/words.tsx'
import { standsOpen } from '#pwa/device/notices/arrange-notices.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './chapter.module.css'

interface ChapterProps {
  number: number
  chapter: GuideSection
  /** True when the chapter is only its title and its summary, until a press opens it. */
  isFolded: boolean
}

export function Chapter({ number, chapter, isFolded }: ChapterProps) {
  const { id } = chapter
  return (
    <article id={id} className={styles['chapter']} aria-labelledby={`${id}-title`}>
      <Disclosure
        isInitiallyOpen={!isFolded || standsOpen(englishOf(chapter).content)}
        width="full"
        title={
          <span className={styles['head']}>
            <span className={styles['number']} aria-hidden="true">
              {number}
            </span>
            <StatusBadge item={chapter} />
            <h2 id={`${id}-title`} className={styles['title']}>
              <ItemTitle item={chapter} />
            </h2>
            <span className={styles['summary']}>
              <EnglishToo item={chapter} text={({ summary }) => summary} />
            </span>
          </span>
        }
      >
        <div className={styles['text']}>
          <DatedText item={chapter}>
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
          </DatedText>
        </div>
      </Disclosure>
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
