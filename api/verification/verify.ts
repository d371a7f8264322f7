import { setImmediate } from 'node:timers/promises'
import { toHex } from '#contracts/bytes.ts'
import { isAhead } from '#contracts/time.ts'
import type { VerificationType } from '#contracts/verification/calls.ts'
import type { NotAuthentic } from '#contracts/verification/authenticate.ts'
import type { Authenticated } from '#contracts/verification/authenticated.ts'
import {
  type Answered,
  judgeAnswer,
  judgeRefusedAnswer,
} from '#contracts/verification/judge-answer.ts'
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
/** Clients stop waiting after ten seconds, so the server must respond earlier. */
const PATIENCE_MS = 8_000

/** Who verifies, and how the code arrived. */
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
  /** The credential that another wallet showed. Null unless all signatures of its response are right. */
  answered: AnsweredCredential | null
  /** Whether the credential's own bytes have the anchored hash. */
  anchorHashMatches: boolean
  verifiedAt: Date
  verificationType: VerificationType
  /** When this code was first verified. Null if it was never verified before. */
  firstVerifiedAt: Date | null
}

export interface VerificationService {
  /** Verifies a code. Returns only after the verification is stored on disk. */
  verify(qrData: string, verifier: Verifier): Promise<Verified>
  /** Verifies what another wallet showed. The caller must have checked its form and signatures. */
  verifyAnswer(answer: WalletAnswer, verifier: Verifier): Promise<Verified>
  /** Verifies all items in one read and one commit. An item is a code, or only the id of a credential. */
  verifyTogether(items: Input[], verifier: Verifier): Promise<Verified[]>
}

type WalletAnswer = NotAuthentic | AnsweredCredential

export interface AnsweredCredential extends Answered {
  isAuthentic: true
  /** The id of the credential that has the shown index in our status lists. Null if no credential has it. */
  credentialId: string | null
  credentialType: CredentialType
  /** Whether the shown instance is revoked. */
  isEnded: boolean
}

export type Input = { qrData: string } | { credentialId: string }

/**
 * Opens the service. It checks signatures for each request, and reads and writes the database for each group
 * of requests.
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
        // Signature checks block this thread. Other requests can run between two codes.
        await setImmediate()
      }
      return settleGroup(services, seals, items)
    },
  }
}

/** An input after the checks that need no database. */
interface Item {
  verifier: Verifier
  /** The facts to read from the database. Absent if the input was already refused. */
  wanted?: Wanted
  /** The authenticated code. Absent if a credential is searched by its id, or if another wallet showed it. */
  shown?: Authenticated
  answered?: AnsweredCredential
  refused?: Verdict
  /**
   * Set if the code is refused only because the issuer no longer uses its key. Nothing about its credential
   * is then reported, except a revocation.
   */
  recalled?: NotAuthentic & Required<Pick<NotAuthentic, 'recalled'>>
}

async function settleGroup(services: Services, seals: SealCheck, items: Item[]) {
  const { verifying, clock } = services
  // This read begins after every request of the group has arrived, so it cannot miss an earlier revocation.
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
  tellForged(services, verified)
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
 * Raises an alarm for a pass with a right signature that the server never issued. Its forger has one of our
 * keys, so an operator must decide whether to stop the key.
 */
function tellForged({ trustAlarms }: Services, verified: Verified[]) {
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
    // The hash of an erased credential cannot be computed again. Such a credential is always revoked.
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
 * Returns whether every claim of the pass is equal to our row. Otherwise a thief of the pass key could alter
 * the claims of an issued pass.
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

/** Returns whether the claims that every wallet's response contains are equal to our row. */
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

/** Whether the device made the code before another device replaced it. Such a code stays valid until it ends. */
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
