import type { Showings, ShowingCheck } from '#contracts/verification/showings.ts'
import type { CodeNote } from '#pwa/device/presentation/code-notes.ts'

/** Codes of one credential with shorter pauses between them belong to one showing. */
export const PAUSE_MS = 60_000

/** One occasion as a person sees it: codes from this device or another, and their checks. */
export interface Showing {
  key: string
  credentialId: string
  /** In milliseconds: when this device made the first code, or the first check of another device's code. */
  at: number
  /** The codes of this device. */
  made: CodeNote[]
  checks: ShowingCheck[]
}

/**
 * The newest first. When the server has more checks than were read, codes from before the oldest of these
 * are left out: it is not known yet whether somebody checked them.
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

/** The time of a verdict, as far as the verifier's clock is right. */
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
