import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

/** The issuer refused the request: its sentence and a retry button. */
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
