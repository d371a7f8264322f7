/** The payment provider adds these parameters to the address. Nobody else should read them. */
const SECRETS = ['payment_intent_client_secret', 'payment_intent', 'setup_intent_client_secret']

/** The parameters with the payment's status: the name in the spec, and the provider's name. */
const HINTS = ['payment_intent_status', 'redirect_status']

export function removeSecrets(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** Reads the payment's status from the address. Anybody can change the address, so it decides nothing. */
export function readHint(search: URLSearchParams): string | null {
  return HINTS.map((name) => search.get(name)).find((hint) => hint !== null) ?? null
}
