import Lock from 'lucide-react/icons/lock'
import type { Price } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { Button } from '#pwa/ui/button.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { words } from './words.tsx'

interface PayButtonProps {
  price: Price
  isReady: boolean
  isPaying: boolean
}

export function PayButton({ price, isReady, isPaying }: PayButtonProps) {
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
        words.payment.processing
      ) : (
        <span>
          {words.payment.pay(
            (text) => (
              <VisuallyHidden>{text}</VisuallyHidden>
            ),
            formatPrice(price),
          )}
        </span>
      )}
    </Button>
  )
}
