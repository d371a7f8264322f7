import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** A verdict, and what may take its place while it is on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /**
   * Of the issuer's verdict: the same with the code read and the proof followed. Of this device's own:
   * the issuer's, asked again when the network is back or when it said that it may be. Null where there is neither.
   */
  later: ((signal: AbortSignal) => Promise<ShownVerdict>) | null
}
