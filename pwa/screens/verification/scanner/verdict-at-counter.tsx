import Printer from 'lucide-react/icons/printer'
import SkipForward from 'lucide-react/icons/skip-forward'
import { type ReactNode, useState, useEffect, useEffectEvent } from 'react'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { words } from './words.tsx'
import styles from './scan-tab.module.css'
import { KEY_GAP_MS } from './typed-burst.ts'

const NEXT_KEYS = new Set(['n', 'N', 'Enter', ' '])

const CONTROLS = 'button, a, input, textarea, select, summary, [role="tab"]'

export const CLEAR_AFTER_MS = 30_000

interface VerdictAtCounterProps {
  verdict: ShownVerdict
  clearAfterMs?: number
  onNext: () => void
  children: ReactNode
}

/**
 * Shows a verdict until the next scan. The verdict disappears after a while, or when the verifier
 * presses the button or a key.
 */
export function VerdictAtCounter({
  verdict,
  clearAfterMs = CLEAR_AFTER_MS,
  onNext,
  children,
}: VerdictAtCounterProps) {
  useNextKey(onNext)
  return (
    <VerdictCard
      verdict={verdict}
      level={2}
      actions={
        <>
          <Button variant="primary" icon={<SkipForward />} autoFocus onClick={onNext}>
            {words.counter.next}
          </Button>
          <PrintButton icon={<Printer />} />
        </>
      }
    >
      {children}
      <ClearsItself key={clearAfterMs} afterMs={clearAfterMs} onClear={onNext} />
    </VerdictCard>
  )
}

/** Removes a verdict after some time, so that the next person in the queue cannot read it. */
function ClearsItself({ afterMs, onClear }: { afterMs: number; onClear: () => void }) {
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

/**
 * Starts the next scan when the verifier presses N, Enter or Space. A scanner types such keys too.
 * Therefore a key does not count when another key follows within `KEY_GAP_MS`.
 */
function useNextKey(onNext: () => void): void {
  const next = useEffectEvent(onNext)
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined
    const hear = (event: KeyboardEvent) => {
      clearTimeout(wait)
      if (!NEXT_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || event.repeat) return
      const isLetter = event.key.toLowerCase() === 'n'
      const isOnControl = event.target instanceof Element && event.target.matches(CONTROLS)
      // A control with the focus needs Enter and Space itself.
      if (isOnControl && !isLetter) return
      wait = setTimeout(next, KEY_GAP_MS)
    }
    addEventListener('keydown', hear)
    return () => {
      clearTimeout(wait)
      removeEventListener('keydown', hear)
    }
  }, [])
}
