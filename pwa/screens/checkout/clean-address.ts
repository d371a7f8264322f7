/**
 * Secrets that the payment provider adds to the address. Nobody but the provider should read them.
 */
const SECRETS = ['payment_intent_client_secret', 'payment_intent', 'setup_intent_client_secret']

/**
 * The parameters with the payment's status. The first name is from the spec, the second from the
 * provider.
 */
const HINTS = ['payment_intent_status', 'redirect_status']

export function removeSecrets(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/**
 * Reads the payment's status from the address. The status decides nothing, because anybody can
 * change an address.
 */
export function readHint(search: URLSearchParams): string | null {
  return HINTS.map((name) => search.get(name)).find((hint) => hint !== null) ?? null
}
