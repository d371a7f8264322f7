import { Fragment } from 'react'
import { Line } from './line.tsx'

/** Shows short sentences on one line, below the main content of a cell. Shows nothing without notes. */
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
