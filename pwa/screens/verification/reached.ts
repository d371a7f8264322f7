import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** A verdict, and a later verdict that may replace it on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /**
   * Returns the later verdict. After the issuer's verdict, this is the same verdict, checked: this device has
   * read the code and verified the proof. After this device's own verdict, this is the issuer's verdict: the
   * function asks the issuer when the network is back, or after the pause that the issuer asked for. Null
   * when there can be no later verdict.
   */
  later: ((signal: AbortSignal) => Promise<ShownVerdict>) | null
}
