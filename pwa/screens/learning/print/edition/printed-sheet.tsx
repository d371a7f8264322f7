import { memo, type ReactNode } from 'react'
import { formatDay } from '#pwa/ui/format-date.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { CardsSheet } from './cards-sheet.tsx'
import { Cover } from './cover.tsx'
import type { Edition, PrintedPage } from './edition.ts'
import type { Piece } from './piece.ts'
import styles from './printed-sheet.module.css'
import { WordsView } from './words-view.tsx'

interface PrintedSheetProps {
  page: PrintedPage
  edition: Edition
}

/** The page looks the same on a screen, on A4 and on US Letter. */
export const PrintedSheet = memo(function PrintedSheet({ page, edition }: PrintedSheetProps) {
  const { number, part, chapter, sheet } = page
  const attributes = {
    id: `page-${String(number)}`,
    className: styles['sheet'],
    'data-page': number,
  }
  if (sheet.kind === 'cover') {
    return (
      <div {...attributes}>
        <Cover edition={edition} />
      </div>
    )
  }
  return (
    <div {...attributes}>
      <div className={styles['head']}>
        <span>{part}</span>
        <span>{chapter}</span>
      </div>
      <div className={styles['body']} data-body>
        <Body page={page} places={edition.places} />
      </div>
      <div className={styles['foot']}>
        <span>Visa Success Guide, edition of {formatDay(edition.day)}</span>
        <span className={styles['number']}>{number}</span>
      </div>
    </div>
  )
})

interface BodyProps extends Pick<PrintedSheetProps, 'page'> {
  places: Edition['places']
}

function Body({ page: { sheet }, places }: BodyProps): ReactNode {
  switch (sheet.kind) {
    case 'text':
      return sheet.pieces.map((piece, at) => <Row key={at} piece={piece} places={places} />)
    case 'columns':
      return (
        <div className={styles['columns']}>
          {sheet.columns.map((pieces, at) => (
            <div key={at}>
              <WordsView all={pieces.flatMap(({ main }) => main)} places={places} />
            </div>
          ))}
        </div>
      )
    case 'cards':
      return <CardsSheet page={sheet.cards} places={places} />
    case 'cover':
      return null
  }
}

function Row({
  piece: { main, side, runsOn = false },
  places,
}: {
  piece: Piece
  places: Edition['places']
}) {
  return (
    <div className={joinClasses(styles['row'], runsOn && styles['runningOn'])}>
      <div className={styles['side']} data-side>
        {side && <WordsView all={side} places={places} />}
      </div>
      <div className={styles['main']}>
        <WordsView all={main} places={places} />
      </div>
    </div>
  )
}
