import { parseReading, type ReadingBlock } from './parse-reading.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './reading.module.css'
import { words } from './words.tsx'

/** The names of the callouts and of the highlighted headers, in the language of the text. */
type Titles = typeof words.reading

const CALLOUT_TONES = { Important: 'warn', Note: 'note', Warning: 'seal' } as const

/** Shows a text in the line syntax of the readings. The headings are one level below the page's headings. */
export function Reading({ content, titles = words.reading }: { content: string; titles?: Titles }) {
  return (
    <div className={styles['reading']}>
      {parseReading(content).map((block, place) => (
        <Block key={place} block={block} titles={titles} />
      ))}
    </div>
  )
}

function Block({ block, titles }: { block: ReadingBlock; titles: Titles }) {
  switch (block.kind) {
    case 'title':
      return <h2 className={styles['title']}>{unbroken(block.text)}</h2>
    case 'heading':
      return <h3 className={styles['heading']}>{unbroken(block.text)}</h3>
    case 'subheading':
      return <h4 className={styles['subheading']}>{unbroken(block.text)}</h4>
    case 'highlight':
      return (
        <p className={styles['highlight']}>
          {titles[block.header]}: {unbroken(block.text)}
        </p>
      )
    case 'bullets':
      return (
        <ul className={styles['bullets']}>
          {block.items.map((item) => (
            <li key={item}>{unbroken(item)}</li>
          ))}
        </ul>
      )
    case 'callout':
      return (
        <Notice tone={CALLOUT_TONES[block.callout]} title={titles[block.callout]}>
          {unbroken(block.text)}
        </Notice>
      )
    case 'paragraph':
      return <p>{unbroken(block.text)}</p>
  }
}
