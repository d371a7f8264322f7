/** Parameters that the payment provider adds on the way back, and that nobody else should read. */
const SECRETS = ['payment_intent_client_secret', 'payment_intent', 'setup_intent_client_secret']

/** The spec's name, and the provider's own name. */
const HINTS = ['payment_intent_status', 'redirect_status']

export function removeSecrets(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** The payment's status in the address. Anybody can write it, so it never decides anything. */
export function readHint(search: URLSearchParams): string | null {
  return HINTS.map((name) => search.get(name)).find((hint) => hint !== null) ?? null
}
