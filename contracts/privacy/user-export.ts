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
import { VERIFICATION_TYPES } from '#contracts/verification/log-entry.ts'

const Text = z.nullable(z.string())
const Time = z.nullable(Instant)

const ExportedVerification = z.object({
  verifiedAt: Instant,
  result: z.enum(LOGGED_RESULTS),
  verificationType: z.enum(VERIFICATION_TYPES),
  credentialId: Text,
  organization: Text,
  /** The time of an offline verdict, which the verifier reported later. */
  verifiedOfflineAt: Time,
})

const ExportedAction = z.object({
  action: z.enum(AUDIT_ACTIONS),
  credentialId: Text,
  at: Instant,
})

/**
 * All data about a user, for this user. The export contains no secret that could be used to sign
 * in.
 */
export const UserExport = z.object({
  exportedAt: Instant,
  user: z.object({
    ...z.omit(CurrentUser, { emailConfirmed: true }).shape,
    emailConfirmedAt: Time,
    /** True when an administrator gave the access without a payment. */
    premiumGranted: z.boolean(),
    /** The time at which an administrator removed the right to issue. */
    issueLostAt: Time,
    stripeCustomerId: Text,
    updatedAt: Instant,
  }),
  sessions: z.array(
    z.extend(z.omit(Session, { isCurrent: true, deviceName: true }), {
      /** The time of your last identity proof in this session. */
      provedAt: Time,
    }),
  ),
  devices: z.array(Device),
  /** Other wallets that have a credential of yours. */
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
      /** The score of the final exam in percent. `edition` is the edition of the exam's content. */
      score: z.nullable(z.int()),
      edition: Text,
      oldestFact: Text,
      /** The reference of the credential in the file that the issuer imported. */
      reference: Text,
      /** The time of the mail that warned about the expiry. */
      expiryWarnedAt: Time,
      updatedAt: Instant,
    }),
  ),
  revocations: z.array(
    z.object({
      credentialId: z.string(),
      reasonCode: RevocationReason,
      reason: z.string(),
      /**
       * `admin`: an administrator revoked the credential. `chain`: only the blockchain has the
       * revocation. `refund`: the buyer of the course lost the access.
       */
      source: z.string(),
      blockchainTxHash: Text,
      createdAt: Instant,
    }),
  ),
  /**
   * Codes of your credentials that the server minted or that a verifier scanned. The server keeps a code
   * until `KEPT_DAYS.shownCode` days after it expires.
   */
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
      /** The payment provider's message about the last try. */
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
  /**
   * Progress, results and settings from your devices, in the order in which the server received
   * them.
   */
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
      /** The edition of the content in the exam. */
      edition: Day,
      oldestFact: Day,
      /** The index of each chosen option, in the order of the questions. */
      answers: z.nullable(z.array(z.nullable(z.int()))),
      /** The number of right answers. Null for a failed exam unless the exam page showed the number. */
      correct: z.nullable(z.int()),
      isPassed: z.nullable(z.boolean()),
      credentialId: Text,
    }),
  ),
  /**
   * The results of other people's checks of your credentials. The export leaves out the account and
   * the network of these people, because they are not your data.
   */
  verificationsOfMine: z.array(
    z.extend(ExportedVerification, {
      /**
       * The identity of the shown code, in hex. The phone that made the code has stored this
       * identity too.
       */
      code: Text,
    }),
  ),
  verificationsByMe: z.array(
    z.extend(ExportedVerification, {
      verifierContext: Text,
      /** Your network and browser. Null after the server has deleted them. */
      network: Text,
      userAgent: Text,
    }),
  ),
  mails: z.array(
    z.object({
      template: z.string(),
      /** The address of the mail. The server deletes the address after the mail is sent. */
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
  /** Changes of your address. A former address appears only if it was confirmed. */
  addressChanges: z.array(
    z.object({
      email: z.string(),
      requestedAt: Instant,
      formerEmail: Text,
      changedAt: Time,
    }),
  ),
  /** Invitations that you accepted. */
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
  /** Log-ins, tries to log in, and other events that matter for security. */
  securityEvents: z.array(
    z.object({
      kind: z.string(),
      at: Instant,
      network: Text,
      route: z.string(),
      count: z.int(),
    }),
  ),
  /** The actions of administrators and operators that concern you or your credentials. */
  actionsAboutMe: z.array(ExportedAction),
  /** Your own actions as an administrator. */
  actionsByMe: z.array(ExportedAction),
})
export type UserExport = z.infer<typeof UserExport>

/** `html` is one page to read, with the same data. */
export const ExportFormat = z.enum(['json', 'html'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const exportUser = endpoint({
  method: 'GET',
  path: '/api/user/export',
  answer: UserExport,
})

export const EXPORT_PAGE = { method: 'GET', path: `${exportUser.path}?format=html` } as const
