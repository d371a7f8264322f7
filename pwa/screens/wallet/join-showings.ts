import type { Showings, ShowingCheck } from '#contracts/verification/showings.ts'
import type { CodeNote } from '#pwa/device/presentation/code-notes.ts'

/** Codes of one credential belong to one showing when the pause between them is shorter than this. */
export const PAUSE_MS = 60_000

/** One occasion at which a person showed a credential, with the codes of all devices and their checks. */
export interface Showing {
  key: string
  credentialId: string
  /**
   * The time in milliseconds when this device made the first code. For a code of another device, the time of
   * its first check.
   */
  at: number
  /** The codes that this device made. */
  made: CodeNote[]
  checks: ShowingCheck[]
}

/**
 * Joins the notes of codes with the server's checks. The newest showing is first. When the server has more
 * checks than it returned, leaves out the codes from before the oldest check, because nobody knows yet
 * whether these codes were checked.
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

/** Returns the time of a verdict. The verifier's clock may be wrong. */
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
