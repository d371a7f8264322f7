import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** A verdict, and a later verdict that may replace it on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /**
   * Returns the later verdict. If `verdict` is from the issuer, the later verdict is the same verdict after
   * this device has read the code and checked the proof. If `verdict` is from this device, the function asks
   * the issuer again when the network is back, or after the pause that the issuer asked for. Null when there
   * can be no later verdict.
   */
  later: ((signal: AbortSignal) => Promise<ShownVerdict>) | null
}
