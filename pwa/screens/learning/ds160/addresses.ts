export const COMPANION = '/dashboard/ds160'
export const REVIEW = 'review'
/** The page with only the printed worksheet. */
export const PAPER = 'worksheet'

/** The address of a step, or of one of the pages beside the steps. */
export function addressOf(place: string): string {
  return `${COMPANION}/${place}`
}
