import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

/** Is shown when the issuer refused the request. Shows the issuer's sentence and a button to try again. */
export function VerifyFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <>
      <h1>Verification Failed</h1>
      <Notice tone="seal" isAlert actions={<Button onClick={onRetry}>Retry</Button>}>
        {sentence}
      </Notice>
    </>
  )
}
