import { Fragment } from 'react'
import { Line } from './line.tsx'

/** Short sentences under what a cell is about, on one line; nothing where there are none. */
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
