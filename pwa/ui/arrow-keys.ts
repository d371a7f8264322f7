const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Returns the step of an arrow key in a row of items: 1 to the next item, -1 to the item before.
 * When text runs from right to left, the next item is on the left. Returns undefined for any other
 * key.
 */
export function stepOfArrow(key: string): 1 | -1 | undefined {
  const step = STEPS[key]
  if (step === undefined || document.dir !== 'rtl') return step
  return step === 1 ? -1 : 1
}
