import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { PageHeading } from '#pwa/ui/page.tsx'
import { NARROW, useMediaQuery } from '#pwa/ui/use-media-query.ts'
import { useWedgeScanner } from '#pwa/screens/verification/scanner/use-wedge-scanner.ts'
import { WaysIn } from '#pwa/screens/verification/scanner/ways-in.tsx'
import { sentenceFor } from '#pwa/screens/verification/verdict/sentences.ts'
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

/**
 * Offers ways to enter a code, when the address contains no token. A visitor needs no account for
 * this.
 */
function CheckCredential({ onToken }: { onToken: (token: string) => void }) {
  const [isRefused, setIsRefused] = useState(false)
  const isPhone = useMediaQuery(NARROW)

  function take(text: string) {
    const found = readTokenInput(text)
    if (found.isFound) onToken(found.token)
    else setIsRefused(true)
  }
  useWedgeScanner(take)

  return (
    <>
      <PageHeading title={words.withoutCode.title}>{words.withoutCode.ways}</PageHeading>
      {isRefused && (
        <Notice tone="seal" isAlert>
          {sentenceFor('TOKEN_MISSING', VERDICTS.TOKEN_MISSING.message)}
        </Notice>
      )}
      <WaysIn onCode={take} isCameraFirst={isPhone} />
      <p>
        {words.withoutCode.fileInstead((text) => (
          <Link to="/proof">{text}</Link>
        ))}
      </p>
      <Notice
        title={words.withoutCode.noToken}
        actions={<ButtonLink to="/">{words.withoutCode.toHomepage}</ButtonLink>}
      >
        {words.withoutCode.noneInUrl}
      </Notice>
    </>
  )
}
