import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** A verdict, and a later verdict that may replace it on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /**
   * For the issuer's verdict: returns this verdict after this device has read the code and checked the
   * proof. For this device's own verdict: asks the issuer again when the network is back, or after the pause
   * that the issuer asked for. Null when neither applies.
   */
  later: ((signal: AbortSignal) => Promise<ShownVerdict>) | null
}
