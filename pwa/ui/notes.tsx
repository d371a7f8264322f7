import { Fragment } from 'react'
import { Line } from './line.tsx'

/**
 * Shows short notes on one line, under the main content of a cell. Shows nothing when there are
 * none.
 */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Line isNote title={notes.join(' · ')}>
      {notes.map((note, place) => (
        <Fragment key={note}>
          {place > 0 && ' · '}
          <span>{note}</span>
        </Fragment>
      ))}
    </Line>
  )
}
