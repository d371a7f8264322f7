import { type ComponentType, memo, useMemo } from 'react'
import styles from './book.module.css'
import { Cover } from './cover.tsx'
import { FormPart } from './form-part.tsx'
import { About, Contents, Index } from './front.tsx'
import { GuidePart } from './guide-part.tsx'
import { factsOf, outlineOf, type PartName, type WholeGuide } from './outline.ts'
import { BookContext, PartHeading } from './pieces.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { SheetsPart } from './sheets-part.tsx'
import { FactsPart, NoticesPart } from './sources-part.tsx'

const PARTS: Record<PartName, ComponentType<WholeGuide>> = {
  guide: GuidePart,
  questions: QuestionsPart,
  sheets: SheetsPart,
  form: FormPart,
  notices: NoticesPart,
  facts: FactsPart,
}

interface BookProps {
  guide: WholeGuide
  /** The day on which the book is printed. It decides what the dates say. */
  today: string
}

export const Book = memo(function Book({ guide, today }: BookProps) {
  const outline = useMemo(() => outlineOf(guide), [guide])
  return (
    <BookContext value={{ numbers: outline.numbers, today }}>
      <article className={styles['book']} lang="en" data-book>
        <Cover {...editionOf(guide)} />
        <About {...guide} />
        <Contents {...outline} />
        {outline.parts.map(({ name, anchor, title }) => {
          const Part = PARTS[name]
          return (
            <div key={name} className={styles['onNewPage']}>
              <PartHeading {...{ anchor, title }} />
              <Part {...guide} />
            </div>
          )
        })}
        <Index {...guide} />
      </article>
    </BookContext>
  )
})

/** Returns the day of the edition, and the earliest day on which a fact was checked. */
export function editionOf(guide: WholeGuide): { day: string; checkedFrom: string } {
  const checked = factsOf(guide).map(({ verified }) => verified.on)
  return {
    day: guide.premium.paths[0]?.modules[0]?.edition ?? '',
    checkedFrom: checked.sort()[0] ?? '',
  }
}
