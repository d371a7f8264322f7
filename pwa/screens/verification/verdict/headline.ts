import { COURSE } from '#contracts/credentials/credential-type.ts'
import { OTHER } from '#contracts/open-enum.ts'
import { isolate, lettersOf } from '#contracts/text/isolate.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { formatDay, formatInstant, formatMoment } from '#pwa/ui/format-date.ts'
import { formatAge } from './format-age.ts'
import type { ShownVerdict } from './shown-verdict.ts'
import { sentenceFor } from './sentences.ts'
import { english, words } from './words.tsx'

const { titles, spoken } = words

/** The messages that no code names. */
const WITHOUT_CODE = new Map([
  [english.genuine, words.genuine],
  [english.later.verdict, words.later.verdict],
  [english.later.revocation, words.later.revocation],
])

/**
 * A code that ended longer ago by the clock of this device may be a new one. Then one of the two
 * clocks is wrong, and another code would not help.
 */
const LONG_AGO_MS = 5 * MINUTE_MS

/** For an unknown code, the heading says only "expired", and the message explains it. */
export function titleOf({ status, code, otherWords }: ShownVerdict): string {
  if (code === 'CREDENTIAL_NOT_YET_VALID') return titles.notYetValid
  if (code === 'PASS_REVOKED') return titles.withdrawn
  if (status !== 'expired') return titles[status]
  if (code === OTHER) return titles.expired
  if (code === 'CREDENTIAL_EXPIRED') return titles.credentialExpired
  return otherWords?.tooOld ?? (code === 'PASS_RECALLED' ? titles.codeRecalled : titles.codeExpired)
}

/** Returns the first day of a credential that is not valid yet. */
export function firstDayOf({ code, credential }: ShownVerdict): string | null {
  return code === 'CREDENTIAL_NOT_YET_VALID' && credential ? formatDay(credential.issueDate) : null
}

/** Returns the sentence of the verdict. It says the cause and the next step. */
export function sentenceOf(verdict: ShownVerdict): string {
  const { code, message, revocationAsOf, otherWords } = verdict
  const own = WITHOUT_CODE.get(message)
  if (own !== undefined) return own
  const firstDay = firstDayOf(verdict)
  if (firstDay !== null) return words.firstDayIs(firstDay)
  const end = describeEnd(verdict, words)
  if (end !== null) return end
  if (code === 'REVOCATION_NOT_CHECKED' && revocationAsOf) {
    return words.notCheckedSince(formatInstant(revocationAsOf.getTime()))
  }
  if (code === null) return message
  return otherWords?.sentences[code] ?? sentenceFor(code, message)
}

/** Returns the sentence of the verdict in English. */
export function englishSentenceOf(verdict: ShownVerdict): string {
  return describeEnd(verdict, english) ?? verdict.message
}

/** Says when the code ended by the clock of this device, which has judged alone, if that is long ago. */
function describeEnd(
  { source, code, shownCode, verifiedAt }: ShownVerdict,
  texts: Pick<typeof words, 'endedAgo' | 'ages'>,
): string | null {
  if (source !== 'offline' || code !== 'QR_TOKEN_EXPIRED' || !shownCode) return null
  const { goodUntil } = shownCode
  if (verifiedAt.getTime() - goodUntil.getTime() <= LONG_AGO_MS) return null
  return texts.endedAgo(formatAge(goodUntil, verifiedAt, texts.ages))
}

/**
 * Says whether the code was scanned before, as far as the issuer knows. The issuer deletes expired codes
 * after a while, so only a valid code gets the sentence about a first scan.
 */
export function firstScanOf(verdict: ShownVerdict, place: 'screen' | 'paper' = 'screen'): string {
  const { source, status, credential, firstVerifiedAt, verifiedAt, otherWords } = verdict
  if (source !== 'live' || !credential || otherWords) return ''
  if (!firstVerifiedAt) return status === 'valid' ? words.firstScan : ''
  return place === 'screen'
    ? words.firstScannedAgo(formatAge(firstVerifiedAt, verifiedAt))
    : words.firstScannedOn(formatMoment(firstVerifiedAt))
}

/** Returns the note for a credential that is not a visa. */
export function typeNoteOf({ credential, code }: ShownVerdict): string {
  if (credential?.type !== COURSE) return ''
  return code === 'CREDENTIAL_EXPIRED' ? words.oldCourseNote : words.courseNote
}

/**
 * Returns the whole verdict in sentences for screen readers. The first sentence is the word of the
 * stamp.
 */
export function announce(verdict: ShownVerdict): string {
  const { status, source, code, credential } = verdict
  const stamp = code === 'CREDENTIAL_NOT_YET_VALID' ? spoken.notYetValid : spoken[status]
  const holder =
    credential &&
    spoken.holder(
      `${credential.type} ${words.types[credential.type]}`,
      isolate(lettersOf(credential.initials).join(' ')),
    )
  const where = source === 'offline' ? spoken.offline : ''
  return [stamp, holder, sentenceOf(verdict), typeNoteOf(verdict), where].filter(Boolean).join(' ')
}
