import { foldDigits } from '#contracts/text/digits.ts'

type BarcodeMatch = 'incomplete' | 'equal' | 'different'

/** Ignores spaces, dashes, upper or lower case, and the script of the digits. */
export function matchBarcodes(confirmation: string, appointment: string): BarcodeMatch {
  const [one, other] = [confirmation, appointment].map(normalise)
  if (!one || !other) return 'incomplete'
  return one === other ? 'equal' : 'different'
}

function normalise(number: string): string {
  return foldDigits(number)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
