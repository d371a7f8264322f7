import { Button } from '#pwa/ui/button.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { words } from './words.tsx'

/** Offers the next steps after a verdict on the public page. */
export function PrintOrNext({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <PrintButton />
      <Button onClick={onAnother}>{words.checkAnother}</Button>
    </>
  )
}
