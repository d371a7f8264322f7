export const COMPANION = '/dashboard/ds160'
export const REVIEW = 'review'
/** What is printed, and nothing else. */
export const PAPER = 'worksheet'

/** Of a step, or of one of the places beside them. */
export function addressOf(place: string): string {
  return `${COMPANION}/${place}`
}
