import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { PageHeading } from '#pwa/ui/page.tsx'
import { useWedgeScanner } from '#pwa/screens/verification/scanner/use-wedge-scanner.ts'
import { WaysIn } from '#pwa/screens/verification/scanner/ways-in.tsx'
import { sentenceFor } from '#pwa/screens/verification/verdict/sentences.ts'
import { words } from './words.tsx'

/**
 * Offers ways to enter a code, when the address contains no token. A visitor needs no account for
 * this.
 */
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
        title={words.withoutCode.title}
        actions={<ButtonLink to="/">{words.withoutCode.toHomepage}</ButtonLink>}
      >
        {words.withoutCode.noToken}
      </PageHeading>
      {isRefused && (
        <Notice tone="seal" isAlert>
          {sentenceFor('TOKEN_MISSING', VERDICTS.TOKEN_MISSING.message)}
        </Notice>
      )}
      <WaysIn onCode={take} />
      <Notice>
        {words.withoutCode.fileInstead((text) => (
          <Link to="/proof">{text}</Link>
        ))}
      </Notice>
    </>
  )
}
