import { Button } from '#pwa/ui/button.tsx'

/** What else can be done with a verdict on the public page. */
export function PrintOrNext({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <Button
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
