import type { ReactNode } from 'react'
import type { VerdictStatus } from '#contracts/verification/verdict.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import styles from './stamp.module.css'
import { english, words } from './words.tsx'

/** The outline of each verdict. The word, the shape and the colour all show the verdict. */
const OUTLINES: Record<VerdictStatus, ReactNode> = {
  valid: (
    <>
      <rect x="4" y="4" width="292" height="132" rx="18" strokeWidth="6" />
      <rect x="14" y="14" width="272" height="112" rx="10" strokeWidth="2" />
    </>
  ),
  revoked: (
    <>
      <path d="M44 4H256L296 44V96L256 136H44L4 96V44Z" strokeWidth="6" />
      <path d="M48 14H252L286 48V92L252 126H48L14 92V48Z" strokeWidth="2" />
    </>
  ),
  expired: (
    <>
      <path d="M4 4H296L270 70L296 136H4L30 70Z" strokeWidth="6" />
      <path d="M22 15H278L257 70L278 125H22L43 70Z" strokeWidth="2" />
    </>
  ),
  not_found: (
    <rect
      x="5"
      y="5"
      width="290"
      height="130"
      rx="65"
      strokeWidth="6"
      strokeDasharray="2 11"
      strokeLinecap="round"
    />
  ),
  invalid: (
    <>
      <rect x="4" y="4" width="292" height="132" strokeWidth="6" />
      <path d="M4 4L30 30M296 4L270 30M4 136L30 110M296 136L270 110" strokeWidth="3" />
    </>
  ),
  sample: (
    <>
      <path
        d="M4 20A16 16 0 0 0 20 4H280A16 16 0 0 0 296 20V120A16 16 0 0 0 280 136H20A16 16 0 0 0 4 120Z"
        strokeWidth="6"
      />
      <path d="M28 14V126M272 14V126" strokeWidth="3" strokeDasharray="5 8" />
    </>
  ),
  not_checked: (
    <rect x="5" y="5" width="290" height="130" rx="14" strokeWidth="5" strokeDasharray="18 10" />
  ),
}

interface StampProps {
  verdict: VerdictStatus
  /** The time and the kind of the check in a few words: "20 NOV 2026 · 14:32 · LIVE". */
  note?: string
  /** True when the credential is genuine, but its first day is in the future. */
  isToCome?: boolean
  /**
   * True for a credential that is no visa. The stamp then has a plain colour, so that nobody takes
   * the credential for a visa.
   */
  isPlain?: boolean
}

/**
 * Shows the verdict, large enough to read across a counter. The screen around the stamp announces
 * the verdict to screen readers.
 */
export function Stamp({ verdict, note, isToCome = false, isPlain = false }: StampProps) {
  const look = isToCome ? 'expired' : verdict
  const name = isToCome ? 'toCome' : verdict
  // The styles fit the English word of the look.
  const size = Math.min(1, english.stamp[look].length / words.stamp[name].length)
  return (
    <div
      className={joinClasses(styles['stamp'], styles[look], isPlain && styles['plain'])}
      data-verdict={verdict}
      translate="no"
    >
      <svg className={styles['outline']} viewBox="0 0 300 140" aria-hidden="true">
        {OUTLINES[look]}
      </svg>
      <p className={styles['word']} style={size < 1 ? { scale: size } : undefined}>
        {words.stamp[name]}
      </p>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  )
}
