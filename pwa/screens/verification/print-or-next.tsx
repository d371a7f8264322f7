import { Button } from '#pwa/ui/button.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'

/** What else can be done with a verdict on the public page. */
export function PrintOrNext({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <PrintButton />
      <Button onClick={onAnother}>Check Another</Button>
    </>
  )
}
