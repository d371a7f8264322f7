import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'

/**
 * Appears when the issuer has refused the request. Shows the issuer's sentence and a button to try
 * again.
 */
export function VerifyFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <>
      <h1>{words.verifyFailed.heading}</h1>
      <Notice
        tone="seal"
        isAlert
        actions={<Button onClick={onRetry}>{words.verifyFailed.retry}</Button>}
      >
        {sentence}
      </Notice>
    </>
  )
}
