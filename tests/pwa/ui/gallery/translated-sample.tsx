import { useState } from 'react'

const NAMES = ['Ann', 'Bea', 'Cy']

/**
 * A sample with changing texts. As on a real screen, some of the texts are next to each other, and
 * some are next to an element.
 */
export function TranslatedSample() {
  const [turn, setTurn] = useState(0)
  const isBusy = turn % 2 === 1
  return (
    <div>
      <button
        type="button"
        onClick={() => {
          setTurn(turn + 1)
        }}
      >
        Next turn
      </button>
      {turn < NAMES.length && (
        <p data-turn={turn}>
          {isBusy && <b />}
          Dear {NAMES[turn]}, {isBusy ? 'wait' : 'go on'}
          {!isBusy && '.'}
        </p>
      )}
    </div>
  )
}
