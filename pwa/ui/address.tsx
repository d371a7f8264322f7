import { Fragment } from 'react'
import { isolateAddress } from '#contracts/text/isolate.ts'

/** An address may break before these characters. */
const PIECES = /(?=[@.])/

/** A mail address that never breaks within a word. */
export function Address({ children }: { children: string }) {
  return (
    <span translate="no">
      {isolateAddress(children)
        .split(PIECES)
        .map((piece, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
    </span>
  )
}
