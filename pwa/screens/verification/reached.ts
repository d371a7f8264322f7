import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** A verdict, and a function for a later verdict, which may replace the first on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /**
   * Returns the later verdict. Null when there can be no later verdict. If `verdict` is from the
   * issuer, the later verdict is the same verdict after this device has read the code and verified
   * the proof. If `verdict` is this device's own, the later verdict is the issuer's. The function
   * then waits until the network is back, or until the end of the pause that the issuer asked for.
   */
  later: ((signal: AbortSignal) => Promise<ShownVerdict>) | null
}
