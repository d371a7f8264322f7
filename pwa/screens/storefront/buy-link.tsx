import { ButtonLink } from '#pwa/ui/button.tsx'
import { PRICE } from './claims/claims.ts'
import { words } from './words.ts'

const GET_THE_GUIDE = words.getTheGuide(PRICE)

/** Links to the checkout, which is a separate document. */
export function BuyLink({ children = GET_THE_GUIDE }: { children?: string }) {
  return (
    <ButtonLink variant="primary" size="large" to="/checkout" reloadDocument>
      {children}
    </ButtonLink>
  )
}
