import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** A verdict, and the verdict that may replace it on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /**
   * For the issuer's verdict: the same verdict after this device has read the code and checked the proof.
   * For this device's own verdict: the issuer's, asked for again when the network is back or after the
   * issuer's pause. Null without either.
   */
  later: ((signal: AbortSignal) => Promise<ShownVerdict>) | null
}
