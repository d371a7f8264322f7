import type { ReactNode } from 'react'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useSupport } from '#pwa/device/content/use-support.ts'

/** Shows a sentence such as "Questions? Write to ...", with the support address as a link. */
export function SupportLine({ sentence }: { sentence: (address: ReactNode) => ReactNode }) {
  const email = useSupport()?.email
  if (email === undefined) return null
  return <p>{sentence(<a href={`mailto:${email}`}>{isolateAddress(email)}</a>)}</p>
}
