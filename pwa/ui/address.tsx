import { Fragment } from 'react'
import { isolateAddress } from '#contracts/text/isolate.ts'

/** Before these an address may go on in the next line. */
const PIECES = /(?=[@.])/

/** A mail address, which is broken within none of its words. */
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
