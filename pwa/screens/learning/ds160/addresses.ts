export const COMPANION = '/dashboard/ds160'
export const REVIEW = 'review'
/** The name of the page that has only the worksheet to print. */
export const PAPER = 'worksheet'

/** Returns the address of a step, or of another page of the companion. */
export function addressOf(place: string): string {
  return `${COMPANION}/${place}`
}
