/**
 * Secrets that the payment provider adds to the address. Nobody but the provider should read them.
 */
const SECRETS = ['payment_intent_client_secret', 'payment_intent', 'setup_intent_client_secret']

export function removeSecrets(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
