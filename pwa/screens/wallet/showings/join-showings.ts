import type { Showings, ShowingCheck } from '#contracts/verification/showings.ts'
import type { CodeNote } from '#pwa/device/presentation/code-notes.ts'

/**
 * Two codes of one credential belong to the same showing when the pause between them is at most
 * this long, because a wallet renews a code that is on the screen. Two counters within a short time
 * are therefore one showing, each with its check.
 */
export const PAUSE_MS = 60_000

/** One occasion on which a person showed a credential, with all its codes and their checks. */
export interface Showing {
  key: string
  credentialId: string
  /**
   * The time of the showing in milliseconds. This is the time when this device made the first code.
   * For a code of another device, it is the time of the first check.
   */
  at: number
  /** The codes that this device made. */
  made: CodeNote[]
  checks: ShowingCheck[]
}

/**
 * Joins the notes of codes with the server's checks. The newest showing is first. The server may
 * have more checks than it returned. Codes from before the oldest returned check are then left out,
 * because nobody knows yet whether they were checked.
 */
export function joinShowings(notes: readonly CodeNote[], known: Showings | undefined): Showing[] {
  const byCode = new Map<string, Showing>()
  const joined = groupNotes(notes)
  for (const showing of joined) {
    for (const { code } of showing.made) if (code !== null) byCode.set(code, showing)
  }
  const checks = known?.checks ?? []
  for (const check of checks) {
    const { checkId, code, credentialId } = check
    const key = code ?? checkId
    const showing = byCode.get(key) ?? { key, credentialId, at: Infinity, made: [], checks: [] }
    if (!byCode.has(key)) {
      byCode.set(key, showing)
      joined.push(showing)
    }
    showing.checks.push(check)
    if (showing.made.length === 0) showing.at = Math.min(showing.at, timeOf(check))
  }
  for (const showing of joined) showing.checks.sort((one, other) => timeOf(one) - timeOf(other))
  const oldest = known?.hasMore ? Date.parse(checks.at(-1)?.verifiedAt ?? '') : -Infinity
  return joined
    .filter(({ at, checks: found }) => found.length > 0 || at >= oldest)
    .sort((one, other) => other.at - one.at)
}

/** Returns the time of a check by the verifier's clock, which may be wrong. */
export function timeOf({ verifiedAt, verifiedOfflineAt }: ShowingCheck): number {
  return Date.parse(verifiedOfflineAt ?? verifiedAt)
}

function groupNotes(notes: readonly CodeNote[]): Showing[] {
  const showings: Showing[] = []
  const last = new Map<string, Showing>()
  for (const note of [...notes].sort((one, other) => one.madeAt - other.madeAt)) {
    const { credentialId, madeAt } = note
    const before = last.get(credentialId)
    const end = before?.made.at(-1)?.endsAt ?? -Infinity
    if (before && madeAt <= end + PAUSE_MS) before.made.push(note)
    else {
      const key = `${credentialId} ${String(madeAt)}`
      const showing = { key, credentialId, at: madeAt, made: [note], checks: [] }
      last.set(credentialId, showing)
      showings.push(showing)
    }
  }
  return showings
}
