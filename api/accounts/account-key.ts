/** Names and addresses that look alike to a reader are one account: NFKC, lower case. */
export function toAccountKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim()
}
