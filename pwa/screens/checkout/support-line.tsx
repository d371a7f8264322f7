import { isolateAddress } from '#contracts/text/isolate.ts'
import { useSupport } from '#pwa/device/content/use-support.ts'

/** Shows a sentence such as "Questions?", followed by the support address as a link. */
export function SupportLine({ children }: { children: string }) {
  const email = useSupport()?.email
  if (email === undefined) return null
  return (
    <p>
      {children} <a href={`mailto:${email}`}>{isolateAddress(email)}</a>
    </p>
  )
}
