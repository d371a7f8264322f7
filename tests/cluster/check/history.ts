/** What the load asks for. The first five are writes that an answer of 200 acknowledges. */
export const WRITES = ['verify', 'issue', 'revoke', 'sync', 'logIn'] as const
export type Write = (typeof WRITES)[number]
export type Kind = Write | 'mint' | 'read'

/** One call as the caller saw it: everything that a check may use, and nothing that the server says later. */
export interface Call {
  kind: Kind
  /** Milliseconds since 1970, of the one clock that all calls share. */
  began: number
  ended: number
  /** 0 where no answer came. */
  status: number
  error?: string | undefined
  /** By which what was written is found: a mark of this one verification, a credential, an event, a session. */
  subjects: readonly string[]
  /** Whose code was verified. */
  credentialId?: string
  verdict?: string | undefined
  /** The wallet of a holder as it was read: whether each credential in it counts as revoked. */
  holder?: string
  wallet?: Readonly<Record<string, boolean>>
}

/** A caller that is told that it was done before has been told that it is done. */
export function isAcknowledged({ status, error }: Call): boolean {
  return (status >= 200 && status < 300) || error === 'ALREADY_REVOKED'
}
