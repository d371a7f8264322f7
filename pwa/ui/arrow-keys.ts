const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The step that an arrow key takes along a line: 1 to the next item, -1 to the one before. Where text runs
 * from right to left, the next item is on the left. Undefined for any other key.
 */
export function stepOfArrow(key: string): 1 | -1 | undefined {
  const step = STEPS[key]
  if (step === undefined || document.dir !== 'rtl') return step
  return step === 1 ? -1 : 1
}
