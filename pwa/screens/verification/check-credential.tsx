import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import { VERDICTS } from '#contracts/verification/verdict.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { PageHeading } from '#pwa/ui/page.tsx'
import { useWedgeScanner } from '#pwa/screens/verification/scanner/use-wedge-scanner.ts'
import { WaysIn } from '#pwa/screens/verification/scanner/ways-in.tsx'

/** Is shown when the address has no token. Visitors need no account. */
export function CheckCredential({ onToken }: { onToken: (token: string) => void }) {
  const [isRefused, setIsRefused] = useState(false)

  function take(text: string) {
    const found = readTokenInput(text)
    if (found.isFound) onToken(found.token)
    else setIsRefused(true)
  }
  useWedgeScanner(take)

  return (
    <>
      <PageHeading
        title="Check a credential"
        actions={<ButtonLink to="/">Return to Homepage</ButtonLink>}
      >
        No Verification Token: No verification token provided in URL. Scan the code with the camera,
        choose a picture of it, or paste it.
      </PageHeading>
      {isRefused && (
        <Notice tone="seal" isAlert>
          {VERDICTS.TOKEN_MISSING.message}
        </Notice>
      )}
      <WaysIn onCode={take} />
      <Notice>
        Somebody gave you a file instead? <Link to="/proof">Check a proof file</Link>
      </Notice>
    </>
  )
}
