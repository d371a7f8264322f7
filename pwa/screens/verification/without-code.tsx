import { useEffect, useState } from 'react'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { CheckCredential } from './check-credential.tsx'
import { forgetVerdict, recallVerdict } from './kept-verdict.ts'
import { PrintOrNext } from './print-or-next.tsx'
import styles from './verify-page.module.css'
import { words } from './words.tsx'

interface WithoutCodeProps {
  /** The key of this tab's history entry at the time when the page opened. */
  entry: string
  onToken: (token: string) => void
}

/**
 * Appears when the address has no token. Shows the stored verdict. Without a stored verdict, offers
 * ways to enter a code.
 */
export function WithoutCode({ entry, onToken }: WithoutCodeProps) {
  const [kept, setKept] = useState(() => recallVerdict(entry))
  useEffect(() => {
    if (!kept) forgetVerdict()
  }, [kept])

  if (!kept) return <CheckCredential onToken={onToken} />
  return <KeptVerdict verdict={kept} onAnother={() => setKept(null)} />
}

/** Shows the stored verdict after a reload. The code itself is not stored. */
function KeptVerdict({ verdict, onAnother }: { verdict: ShownVerdict; onAnother: () => void }) {
  return (
    <div className={styles['result']}>
      <Notice tone="warn">
        {words.withoutCode.verdictOf(formatInstant(verdict.verifiedAt.getTime()))}
      </Notice>
      <VerdictCard verdict={verdict} actions={<PrintOrNext onAnother={onAnother} />} />
    </div>
  )
}
