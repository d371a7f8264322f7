import * as z from 'zod/mini'
import { CurrentUser } from '#contracts/accounts/account.ts'
import { LOGGED_RESULTS } from '#contracts/verification/analytics.ts'
import { AUDIT_ACTIONS } from '#contracts/audit/audit.ts'
import { Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { HeldCredential } from '#contracts/credentials/credential.ts'
import { RevocationReason } from '#contracts/credentials/issuing.ts'
import { Passkey } from '#contracts/accounts/passkeys.ts'
import { OtherWallet } from '#contracts/interop/calls.ts'
import { Device } from '#contracts/presentation/calls.ts'
import { Session } from '#contracts/accounts/profile.ts'
import { PURCHASE_STATUSES } from '#contracts/checkout/purchases.ts'
import { ReceiptKind, ReceiptSnapshot } from '#contracts/checkout/receipts.ts'
import { VERIFICATION_TYPES } from '#contracts/verification/calls.ts'

const Text = z.nullable(z.string())
const Time = z.nullable(Instant)

const ExportedVerification = z.object({
  verifiedAt: Instant,
  result: z.enum(LOGGED_RESULTS),
  verificationType: z.enum(VERIFICATION_TYPES),
  credentialId: Text,
  organization: Text,
  /** When a verifier without a connection reached the verdict that was told later. */
  verifiedOfflineAt: Time,
})

const ExportedAction = z.object({
  action: z.enum(AUDIT_ACTIONS),
  credentialId: Text,
  at: Instant,
})

/** Everything that is kept about the user, for the user; never what would let in a reader of the export. */
export const UserExport = z.object({
  exportedAt: Instant,
  user: z.object({
    ...z.omit(CurrentUser, { emailConfirmed: true }).shape,
    emailConfirmedAt: Time,
    /** By an administrator, whatever was paid. */
    premiumGranted: z.boolean(),
    /** When an administrator took the right to issue away. */
    issueLostAt: Time,
    stripeCustomerId: Text,
    updatedAt: Instant,
  }),
  sessions: z.array(
    z.extend(z.omit(Session, { isCurrent: true, deviceName: true }), {
      /** When you last showed there that it is you. */
      provedAt: Time,
    }),
  ),
  devices: z.array(Device),
  /** Wallets of others that hold a credential of yours. */
  wallets: z.array(
    z.extend(z.omit(OtherWallet, { name: true }), {
      clientId: Text,
      configurations: z.array(z.string()),
      refreshExpiresAt: Instant,
    }),
  ),
  passkeys: z.array(Passkey),
  credentials: z.array(
    z.extend(HeldCredential, {
      holderInitials: z.string(),
      passportLastFour: Text,
      /** Of the final exam, in percent; and of which edition of the content it was. */
      score: z.nullable(z.int()),
      edition: Text,
      oldestFact: Text,
      /** What the office knows it by. */
      reference: Text,
      /** When you were mailed that it expires soon. */
      expiryWarnedAt: Time,
      updatedAt: Instant,
    }),
  ),
  revocations: z.array(
    z.object({
      credentialId: z.string(),
      reasonCode: RevocationReason,
      reason: z.string(),
      /** `admin` when somebody acted here, `chain` when it was found on the blockchain alone. */
      source: z.string(),
      blockchainTxHash: Text,
      createdAt: Instant,
    }),
  ),
  /** Codes of your credentials that were made or scanned in the last days. */
  shownCodes: z.array(
    z.object({
      credentialId: z.string(),
      tokenId: Text,
      mintedAt: Time,
      expiresAt: Instant,
      endedAt: Time,
      firstVerifiedAt: Time,
      firstVerdict: Text,
    }),
  ),
  purchases: z.array(
    z.object({
      purchaseId: z.uuid(),
      stripePaymentIntentId: Text,
      productType: z.string(),
      productName: z.string(),
      amount: z.string(),
      currency: z.string(),
      status: z.enum(PURCHASE_STATUSES),
      /** What the payment provider said of the last try. */
      lastError: Text,
      createdAt: Instant,
      completedAt: Time,
      refundDueAt: Time,
      refundedAt: Time,
      refundReason: Text,
      refundedCents: z.int(),
      disputedAt: Time,
    }),
  ),
  receipts: z.array(
    z.extend(ReceiptSnapshot, {
      purchaseId: z.uuid(),
      number: z.string(),
      kind: ReceiptKind,
      issuedAt: Instant,
    }),
  ),
  /** Progress, results and settings as they came from your devices, in the order of their arrival. */
  events: z.array(
    z.object({
      eventId: z.uuid(),
      kind: z.string(),
      at: Instant,
      receivedAt: Instant,
      payload: z.unknown(),
    }),
  ),
  exams: z.array(
    z.object({
      examId: z.uuid(),
      readerClass: z.string(),
      pace: z.string(),
      startedAt: Instant,
      endsAt: Time,
      submittedAt: Time,
      /** Of the content that was asked for. */
      edition: Day,
      oldestFact: Day,
      /** The place of each chosen option, in the order of the questions. */
      answers: z.nullable(z.array(z.nullable(z.int()))),
      /** Of a failed exam only where it was told. */
      correct: z.nullable(z.int()),
      isPassed: z.nullable(z.boolean()),
      credentialId: Text,
    }),
  ),
  /** What others found when they checked your credentials. Who they were is theirs. */
  verificationsOfMine: z.array(
    z.extend(ExportedVerification, {
      /** The identity of the code that was shown, in hex; the phone that made it noted the same. */
      code: Text,
    }),
  ),
  verificationsByMe: z.array(
    z.extend(ExportedVerification, {
      verifierContext: Text,
      /** Your own, until they are removed. */
      network: Text,
      userAgent: Text,
    }),
  ),
  mails: z.array(
    z.object({
      template: z.string(),
      /** Kept until the mail is sent. */
      recipient: Text,
      createdAt: Instant,
      sentAt: Time,
      givenUpAt: Time,
    }),
  ),
  links: z.array(
    z.object({
      kind: z.string(),
      email: z.string(),
      createdAt: Instant,
      expiresAt: Instant,
      usedAt: Time,
    }),
  ),
  /** Moves to another address, with the one before where it was proven. */
  addressChanges: z.array(
    z.object({
      email: z.string(),
      requestedAt: Instant,
      formerEmail: Text,
      changedAt: Time,
    }),
  ),
  /** Those that you have accepted. */
  invitations: z.array(
    z.object({
      email: z.string(),
      invitedAt: Instant,
      expiresAt: Instant,
      acceptedAt: Time,
      endedAt: Time,
      credentialId: Text,
    }),
  ),
  /** Log-ins, tries of them and what else was noted at the door. */
  securityEvents: z.array(
    z.object({
      kind: z.string(),
      at: Instant,
      network: Text,
      route: z.string(),
      count: z.int(),
    }),
  ),
  /** What administrators and operators did about you or your credentials. */
  actionsAboutMe: z.array(ExportedAction),
  /** What you did as an administrator. */
  actionsByMe: z.array(ExportedAction),
})
export type UserExport = z.infer<typeof UserExport>

/** `html` is the same as one page to read. */
export const ExportFormat = z.enum(['json', 'html'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const exportUser = endpoint({
  method: 'GET',
  path: '/api/user/export',
  answer: UserExport,
})

export const EXPORT_PAGE = { method: 'GET', path: `${exportUser.path}?format=html` } as const
