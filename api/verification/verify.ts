import { setImmediate } from 'node:timers/promises'
import { toHex } from '#contracts/bytes.ts'
import { isAhead } from '#contracts/time.ts'
import type { VerificationType } from '#contracts/verification/log-entry.ts'
import type { NotAuthentic } from '#contracts/verification/authenticate.ts'
import type { Authenticated } from '#contracts/verification/authenticated.ts'
import { type Answered, judgeAnswer, judgeRefusedAnswer } from './judge-answer.ts'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import type { Facts, RecordFact } from '#contracts/verification/check-facts.ts'
import { judge, judgeLookup, judgeRecalled, judgeRefused } from '#contracts/verification/judge.ts'
import { toSpecStatus, type Verdict } from '#contracts/verification/verdict.ts'
import { retryLost } from '#api/database/faults.ts'
import type { Services } from '#api/services.ts'
import { authenticateAgainstKeys } from './authenticate-against-keys.ts'
import { groupWork } from './group.ts'
import { type CredentialFacts, readFacts, toShownCode, type Wanted } from './read-facts.ts'
import { recordAll, type VerificationRecord } from './record.ts'
import { checkSeals, type SealCheck } from './seal-check.ts'

const GROUP_LARGEST = 256
/** The time limit of a verification. It is less than ten seconds, because clients then stop waiting. */
const PATIENCE_MS = 8_000

/** The person who verifies, and the way in which the code arrived. */
export interface Verifier {
  verificationType: VerificationType
  verifierId: string | null
  verifierAddress: string
  verifierUserAgent: string | null
  verifierContext: string | null
  organization: string | null
  /**
   * The id that the verifier chose for this attempt. A repeated attempt has the same id. Null if the verifier
   * sent none.
   */
  attemptId: string | null
}

/** A verdict and the facts that led to it. */
export interface Verified {
  verdict: Verdict
  facts: CredentialFacts | null
  /** The credential that another wallet showed. Null unless all signatures of its response are valid. */
  answered: AnsweredCredential | null
  /** True when the anchored hash is the hash of the stored credential. */
  anchorHashMatches: boolean
  verifiedAt: Date
  verificationType: VerificationType
  /** The time of this code's first verification. Null when this is the first verification. */
  firstVerifiedAt: Date | null
}

export interface VerificationService {
  /** Returns only when the verification is stored on the disk. */
  verify(qrData: string, verifier: Verifier): Promise<Verified>
  /** Verifies the answer of another wallet. The caller must have checked its form and its signatures. */
  verifyAnswer(answer: WalletAnswer, verifier: Verifier): Promise<Verified>
  /** Verifies all items in one read and one commit. An item is a code or the id of a credential. */
  verifyTogether(items: Input[], verifier: Verifier): Promise<Verified[]>
}

type WalletAnswer = NotAuthentic | AnsweredCredential

export interface AnsweredCredential extends Answered {
  isAuthentic: true
  /** The id of the credential with the shown index in our status lists. Null if there is none. */
  credentialId: string | null
  credentialType: CredentialType
  /** True when the shown instance is revoked. */
  isEnded: boolean
}

export type Input = { qrData: string } | { credentialId: string }

/**
 * Opens the service. It checks the signatures of each request alone. It reads and writes the database once
 * for a whole group of requests.
 */
export function openVerification(services: Services): VerificationService {
  const seals = checkSeals(services.sealing)
  const settle = groupWork((items: Item[]) => settleGroup(services, seals, items), {
    largest: GROUP_LARGEST,
    patienceMs: PATIENCE_MS,
  })

  async function prepare(input: Input, verifier: Verifier): Promise<Item> {
    if ('credentialId' in input) {
      return { wanted: { credentialId: input.credentialId, code: null }, verifier }
    }
    const authentication = await authenticateAgainstKeys(services, input.qrData)
    if (!authentication.isAuthentic) {
      const refused = { refused: judgeRefused(authentication), verifier }
      const { recalled } = authentication
      if (!recalled) return refused
      const { credentialId } = recalled.pass
      const wanted = { credentialId, code: toShownCode(recalled) }
      return { ...refused, recalled: { ...authentication, recalled }, wanted }
    }
    const { credentialId } = authentication.pass
    const wanted = { credentialId, code: toShownCode(authentication) }
    return { shown: authentication, wanted, verifier }
  }

  function prepareAnswer(answer: WalletAnswer, verifier: Verifier): Item {
    if (!answer.isAuthentic) return { refused: judgeRefusedAnswer(answer), verifier }
    const { credentialId } = answer
    const wanted = credentialId === null ? {} : { wanted: { credentialId, code: null } }
    return { answered: answer, ...wanted, verifier }
  }

  return {
    verifyAnswer: (answer, verifier) => settle(prepareAnswer(answer, verifier)),
    verify: async (qrData, verifier) => settle(await prepare({ qrData }, verifier)),
    verifyTogether: async (inputs, verifier) => {
      const items: Item[] = []
      for (const input of inputs) {
        items.push(await prepare(input, verifier))
        // The check of a signature blocks this thread. Other requests can run between two codes.
        await setImmediate()
      }
      return settleGroup(services, seals, items)
    },
  }
}

/** An input after all checks that need no database. */
interface Item {
  verifier: Verifier
  /** The facts to read from the database. Absent if the input is already refused. */
  wanted?: Wanted
  /** The authenticated code. Absent for a credential id, and for an answer of another wallet. */
  shown?: Authenticated
  answered?: AnsweredCredential
  refused?: Verdict
  /**
   * Present when the only fault of the code is that the issuer no longer uses its key. The response then says
   * nothing about the credential, except a revocation.
   */
  recalled?: NotAuthentic & Required<Pick<NotAuthentic, 'recalled'>>
}

async function settleGroup(services: Services, seals: SealCheck, items: Item[]) {
  const { verifying, clock } = services
  // All requests of the group have arrived before this read. It therefore sees every earlier revocation.
  const asked = items.flatMap(({ wanted }) => wanted ?? [])
  const known = await retryLost(() => readFacts(verifying, asked))
  const verifiedAt = clock.now()
  const verified = items.map((item): Verified => {
    const found = (item.wanted && known.get(item.wanted)) ?? null
    const revoked = item.recalled && judgeAsRevoked(item.recalled, found)
    const facts = item.recalled && !revoked ? null : found
    const judged = toFacts(seals, facts, item, verifiedAt)
    return {
      verdict: revoked ?? item.refused ?? judgeItem(item, facts, judged, verifiedAt),
      facts,
      answered: item.answered ?? null,
      anchorHashMatches: judged.anchor.state !== 'not_checked' && judged.anchor.hashMatches,
      verifiedAt,
      verificationType: item.verifier.verificationType,
      firstVerifiedAt: null,
    }
  })
  reportForged(services, verified)
  const earlier = await recordAll(
    verifying,
    items.map(({ verifier }, at) => toRecord(verifier, verified[at])),
  )
  return verified.map((one, at) => ({ ...one, firstVerifiedAt: earlier[at] ?? null }))
}

/** Returns the verdict "revoked" if the pass matches our record and the credential is revoked. */
function judgeAsRevoked(
  refused: NonNullable<Item['recalled']>,
  found: CredentialFacts | null,
): Verdict | undefined {
  if (!found?.isRevoked || !found.isPassOurs || !isAsRecorded(found, refused.recalled))
    return undefined
  return judgeRecalled(refused, found.revokedAt)
}

/**
 * Raises an alarm about a pass with a valid signature that the server never issued. The forger has one of our
 * keys. An operator must decide whether to stop the key.
 */
function reportForged({ trustAlarms }: Services, verified: Verified[]) {
  for (const { verdict, facts } of verified) {
    if (verdict.code !== 'PASS_NOT_ISSUED') continue
    const shown = facts?.credentialId ?? 'an unknown credential'
    trustAlarms.raise(
      'forged_pass',
      `A pass of ${shown} was shown, but this server never made it: a pass key may be stolen. Check this, then stop the key: npm run visa -- keys stop.`,
    )
  }
}

function judgeItem(
  { shown, answered }: Item,
  known: CredentialFacts | null,
  facts: Facts,
  now: Date,
): Verdict {
  if (answered) return judgeAnswer({ ...answered, issueDate: known?.issueDate }, facts, now)
  return shown ? judge(shown, facts, now) : judgeLookup(known, facts, now)
}

function toFacts(seals: SealCheck, facts: CredentialFacts | null, item: Item, now: Date): Facts {
  if (!facts) {
    return {
      record: 'absent',
      revocation: { state: 'not_checked', since: null },
      anchor: { state: 'not_checked' },
    }
  }
  return {
    record: judgeRecord(facts, item),
    revocation: toRevocation(facts, item, now),
    // An erased credential has no bytes for a hash. Such a credential is always revoked.
    anchor: facts.isErased
      ? { state: 'not_checked' }
      : {
          state: facts.anchor?.status ?? 'pending',
          hashMatches: seals.isAnchored(facts),
        },
  }
}

function judgeRecord(facts: CredentialFacts, { shown, answered }: Item): RecordFact {
  if (answered && !isAsAnswered(facts, answered)) return 'foreign pass'
  if (shown && !(facts.isPassOurs && isAsRecorded(facts, shown))) return 'foreign pass'
  if (facts.doubtedAt) return 'in doubt'
  return facts.isSample ? 'sample' : 'found'
}

/**
 * Returns whether every claim of the pass is equal to our row. Without this check, a thief of the pass key
 * could change the claims of an issued pass.
 */
function isAsRecorded(facts: CredentialFacts, { pass }: Pick<Authenticated, 'pass'>): boolean {
  return (
    facts.isErased ||
    (pass.credentialType === facts.credentialType &&
      pass.initials === facts.holderInitials &&
      pass.issueDate === facts.issueDate &&
      pass.expiryDate === facts.expiryDate &&
      toHex(pass.anchorHash) === facts.blockchainAnchorHash)
  )
}

/** Returns whether the claims that every wallet's answer has are equal to our row. */
function isAsAnswered(facts: CredentialFacts, answered: AnsweredCredential): boolean {
  const { credentialType, expiryDate } = answered
  return facts.credentialType === credentialType && facts.expiryDate === expiryDate
}

function toRevocation(facts: CredentialFacts, { answered, shown }: Item, now: Date) {
  const { isRevoked, revokedAt, deviceEndedAt, codeEndedAt, anchor } = facts
  if (isRevoked) return { state: 'revoked', what: 'credential', at: revokedAt } as const
  if (deviceEndedAt && !isOfBefore(facts, shown, now)) {
    return { state: 'revoked', what: 'device', at: deviceEndedAt } as const
  }
  if (codeEndedAt) return { state: 'revoked', what: 'code', at: codeEndedAt } as const
  if (answered?.isEnded) return { state: 'revoked', what: 'device', at: null } as const
  if (anchor?.isDisputed) return { state: 'disputed' } as const
  return { state: 'good', asOf: null } as const
}

/** True if the device made the code before another device replaced it. The code then stays valid. */
function isOfBefore(
  { deviceEndedAt, passRevokedAt }: CredentialFacts,
  shown: Authenticated | undefined,
  now: Date,
): boolean {
  if (!deviceEndedAt || !passRevokedAt || !shown || passRevokedAt <= now) return false
  return !isAhead(shown.issuedAt, deviceEndedAt)
}

function toRecord(verifier: Verifier, verified: Verified | undefined): VerificationRecord {
  if (!verified) throw new Error('an input without its verdict')
  const { verdict, facts, verifiedAt } = verified
  const { shown } = verdict
  return {
    ...verifier,
    credentialId: facts?.credentialId ?? null,
    status: toSpecStatus(verdict.status),
    verifiedAt,
    verifiedOfflineAt: null,
    code: shown && {
      identity: Buffer.from(shown.identity),
      expiresAt: shown.expiresAt,
      firstVerifiedAt: facts?.firstVerifiedAt ?? null,
      firstAttempt: facts?.firstAttempt ?? null,
    },
  }
}
