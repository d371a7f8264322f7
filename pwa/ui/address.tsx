import { Fragment } from 'react'
import { isolateAddress } from '#contracts/text/show-address.ts'

/** The positions in an address at which a line can break: before `@` and before a dot. */
const PIECES = /(?=[@.])/

/** Shows a mail address. A line breaks only before `@` and before a dot. */
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
