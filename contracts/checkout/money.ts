/** Returns an amount for people to read: `$24.99`. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
}

export function formatPrice({ cents, currency }: { cents: number; currency: string }): string {
  return formatMoney(cents / 100, currency)
}
