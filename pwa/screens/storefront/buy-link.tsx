import { ButtonLink } from '#pwa/ui/button.tsx'
import { PRICE } from './claims.ts'

const GET_THE_GUIDE = `Get Your ${PRICE} Success Guide`

/** Leads to the checkout, which is a document of its own. */
export function BuyLink({ children = GET_THE_GUIDE }: { children?: string }) {
  return (
    <ButtonLink variant="primary" size="large" to="/checkout" reloadDocument>
      {children}
    </ButtonLink>
  )
}
