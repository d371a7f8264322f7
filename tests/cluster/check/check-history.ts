import { type Call, isAcknowledged, type Write, WRITES } from './history.ts'

/** The keys of the stored rows, by the kind of call that wrote them. */
export type Stored = Readonly<Record<Write, ReadonlySet<string>>>

export interface Findings {
  /** A sentence for each lost write: it was acknowledged, but is no longer stored. */
  lost: string[]
  /**
   * A sentence for each wrong answer: a verdict or a wallet that contradicts an earlier
   * acknowledged call.
   */
  wrong: string[]
}

/** Compares the answers that callers have received with the stored data and with each other. */
export function checkHistory(calls: readonly Call[], stored: Stored): Findings {
  const answered = calls.filter(isAcknowledged)
  const credentials = readCredentials(calls)
  return {
    lost: WRITES.flatMap((kind) => findLost(answered, kind, stored[kind])),
    wrong: answered.flatMap((call) => [
      ...judgeVerdict(call, credentials),
      ...judgeWallet(call, credentials),
    ]),
  }
}

function findLost(answered: readonly Call[], kind: Write, stored: ReadonlySet<string>): string[] {
  const subjects = answered.filter((call) => call.kind === kind).flatMap((call) => call.subjects)
  return [...new Set(subjects)]
    .filter((subject) => !stored.has(subject))
    .map((subject) => `${kind} ${subject} was acknowledged and is gone`)
}

/**
 * The times of a credential that follow from the calls, in milliseconds since 1970. From `issuedBy`
 * on, the credential is certainly issued. Between `revokedFrom` and `revokedBy`, it may be valid or
 * revoked.
 */
interface Credential {
  holder?: string | undefined
  issuedBy: number
  revokedFrom: number
  revokedBy: number
}

function readCredentials(calls: readonly Call[]): Map<string, Credential> {
  const credentials = new Map<string, Credential>()
  const about = (id: string) => {
    const known = credentials.get(id)
    const credential = known ?? { issuedBy: Infinity, revokedFrom: Infinity, revokedBy: Infinity }
    credentials.set(id, credential)
    return credential
  }
  for (const call of calls) {
    for (const id of call.kind === 'issue' || call.kind === 'revoke' ? call.subjects : []) {
      const credential = about(id)
      const acknowledged = isAcknowledged(call) ? call.ended : Infinity
      if (call.kind === 'issue') {
        credential.holder = call.holder
        credential.issuedBy = Math.min(credential.issuedBy, acknowledged)
      } else {
        // A revocation without an answer counts too, because the server may have stored it.
        credential.revokedFrom = Math.min(credential.revokedFrom, call.began)
        credential.revokedBy = Math.min(credential.revokedBy, acknowledged)
      }
    }
  }
  return credentials
}

function judgeVerdict(call: Call, credentials: ReadonlyMap<string, Credential>): string[] {
  const credential = credentials.get(call.credentialId ?? '')
  if (call.kind !== 'verify' || !credential) return []
  const allowed = [
    ...(call.began <= credential.revokedBy ? ['valid'] : []),
    ...(call.ended >= credential.revokedFrom ? ['revoked'] : []),
  ]
  if (allowed.includes(call.verdict ?? '')) return []
  return [
    `${String(call.credentialId)} was called ${String(call.verdict)}, not ${allowed.join(' or ')}`,
  ]
}

function judgeWallet(call: Call, credentials: ReadonlyMap<string, Credential>): string[] {
  const { wallet } = call
  if (!wallet) return []
  return [...credentials].flatMap(([id, { holder, issuedBy, revokedFrom, revokedBy }]) => {
    if (holder !== call.holder || call.began <= issuedBy) return []
    const shown = wallet[id]
    if (shown === undefined) return [`${id} was missing in the wallet of its holder`]
    if (!shown && call.began > revokedBy) return [`${id} was shown as live after its revocation`]
    if (shown && call.ended < revokedFrom) return [`${id} was shown as revoked, and was not`]
    return []
  })
}
