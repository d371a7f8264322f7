import { Fragment } from 'react'
import { isolateAddress } from '#contracts/text/isolate.ts'

/** A line may break before these characters of an address. */
const PIECES = /(?=[@.])/

/** Shows a mail address. A line never breaks inside one of its words. */
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
