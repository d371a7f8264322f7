import { createStore } from '#pwa/ui/create-store.ts'

interface Counts {
  valid: number
  notValid: number
}

const NONE: Counts = { valid: 0, notValid: 0 }

export type Tally = ReturnType<typeof createTally>

/** Counts the verdicts of a verifier, separately for valid and not valid. */
export function createTally() {
  const counted = createStore(NONE)
  let before = NONE
  let last: object | null = null
  return {
    use: counted.use,
    read: counted.read,
    /** A later verdict on the same scan replaces the earlier verdict. */
    count: (scan: object, isValid: boolean) => {
      if (scan !== last) before = counted.read()
      last = scan
      const { valid, notValid } = before
      counted.write(isValid ? { valid: valid + 1, notValid } : { valid, notValid: notValid + 1 })
    },
  }
}
