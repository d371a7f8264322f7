/** The kinds of calls that write. An answer of 2xx acknowledges the write. */
export const WRITES = ['verify', 'issue', 'revoke', 'sync', 'logIn'] as const
export type Write = (typeof WRITES)[number]
export type Kind = Write | 'mint' | 'read'

/**
 * One call, as its caller saw it. The checks use only this record, and no later statement of the
 * server about the call.
 */
export interface Call {
  kind: Kind
  /** The time at which the call began, in milliseconds since 1970. All calls share one clock. */
  began: number
  ended: number
  /** The HTTP status. 0 when no answer was received. */
  status: number
  error?: string | undefined
  /**
   * The keys of the written rows. A key is the user agent of a verification, a credential id, an
   * event id, or the cookies of a session.
   */
  subjects: readonly string[]
  /** The credential whose code was verified. */
  credentialId?: string
  verdict?: string | undefined
  /**
   * The holder of the issued credential, or of the wallet that was read. `wallet` says for each
   * credential id whether the credential is revoked.
   */
  holder?: string
  wallet?: Readonly<Record<string, boolean>>
}

/**
 * Returns true when the answer acknowledges the write. `ALREADY_REVOKED` acknowledges an earlier
 * attempt to revoke.
 */
export function isAcknowledged({ status, error }: Call): boolean {
  return (status >= 200 && status < 300) || error === 'ALREADY_REVOKED'
}
