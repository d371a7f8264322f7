import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { words } from './words.tsx'
import styles from './scan-tab.module.css'

/** Removes a verdict after some time, so that the next person in the queue cannot read it. */
export function ClearsItself({ afterMs, onClear }: { afterMs: number; onClear: () => void }) {
  const [until] = useState(() => Date.now() + afterMs)
  const [isKept, setIsKept] = useState(false)
  if (isKept) return <p className={styles['clears']}>{words.counter.stays}</p>
  return (
    <p className={styles['clears']}>
      {words.counter.clearsIn(
        <Countdown until={until} announceAt={[]} toneOf={() => 'plain'} onEnd={onClear} />,
      )}
      <Button variant="quiet" size="small" onClick={() => setIsKept(true)}>
        {words.counter.keep}
      </Button>
    </p>
  )
}
