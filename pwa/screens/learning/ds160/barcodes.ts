type BarcodeMatch = 'incomplete' | 'equal' | 'different'

/** Ignores spaces, dashes and case, which are only a way to write the number. */
export function matchBarcodes(confirmation: string, appointment: string): BarcodeMatch {
  const [one, other] = [confirmation, appointment].map(normalise)
  if (!one || !other) return 'incomplete'
  return one === other ? 'equal' : 'different'
}

function normalise(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
