import type { WalletOffer } from '#contracts/interop/calls.ts'

/** The name of OpenID4VCI in the Digital Credentials API of browsers. */
const PROTOCOL = 'openid4vci-v1'

interface DigitalCredentials {
  DigitalCredential?: { userAgentAllowsProtocol?: (protocol: string) => boolean }
}

export function addsByBrowser(): boolean {
  const { DigitalCredential } = globalThis as DigitalCredentials
  return DigitalCredential?.userAgentAllowsProtocol?.(PROTOCOL) ?? false
}

/**
 * Passes the offer to a wallet that the holder chooses in the browser's own window. Rejects when no wallet took
 * the offer. The browser does not tell the reason.
 */
export async function addByBrowser({ offer }: Pick<WalletOffer, 'offer'>): Promise<void> {
  const options = { digital: { requests: [{ protocol: PROTOCOL, data: offer }] } }
  const taken = await navigator.credentials.create(options as CredentialCreationOptions)
  if (!taken) throw new Error('no wallet took the offer')
}
