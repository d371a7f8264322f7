import { Lock } from 'lucide-react'
import { PRICE } from '#contracts/checkout.ts'
import { Button } from '#pwa/ui/button.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'

export function PayButton({ isReady, isPaying }: { isReady: boolean; isPaying: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      isWide
      icon={<Lock />}
      disabled={!isReady}
      isBusy={isPaying}
    >
      {isPaying ? (
        'Processing Payment...'
      ) : (
        <span>
          <VisuallyHidden>Pay </VisuallyHidden>
          {PRICE.label}
        </span>
      )}
    </Button>
  )
}
