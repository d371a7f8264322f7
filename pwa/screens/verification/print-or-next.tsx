import { Printer } from 'lucide-react'
import { Button } from '#pwa/ui/button.tsx'

/** What else can be done with a verdict on the public page. */
export function PrintOrNext({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <Button
        icon={<Printer />}
        onClick={() => {
          print()
        }}
      >
        Print
      </Button>
      <Button onClick={onAnother}>Check Another</Button>
    </>
  )
}
