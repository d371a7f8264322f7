type BarcodeMatch = 'incomplete' | 'equal' | 'different'

/** Compares two numbers. Ignores spaces, dashes, and upper or lower case. */
export function matchBarcodes(confirmation: string, appointment: string): BarcodeMatch {
  const [one, other] = [confirmation, appointment].map(normalise)
  if (!one || !other) return 'incomplete'
  return one === other ? 'equal' : 'different'
}

function normalise(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
