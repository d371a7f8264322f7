import { parseCredential } from '#contracts/presentation/credential.ts'
import type { UserExport } from '#contracts/privacy/user-export.ts'
import { formatReceiptNumber, ReceiptSnapshot } from '#contracts/checkout/receipts.ts'
import type { Services } from '#api/services.ts'

export type ListName = Exclude<keyof UserExport, 'exportedAt' | 'user'>

type Row = Record<string, unknown>

/** One part of the export: whose rows it holds, and which columns of them under which name. */
export interface Section {
  name: 'user' | ListName
  table: string
  /** The column by which the person's rows are found, and what stands in it. */
  of: string
  owner: 'user' | 'credentials' | 'purchases'
  /** What went to the mailbox, which is another person's until the account has proven it. */
  isMailed?: true
  /** Tells the rows of one owner apart; pages follow it. */
  key: string
  columns: Readonly<Record<string, string>>
  /** For what has to be opened first. */
  open?: (services: Services, row: Row) => Row
}

const VERIFICATION = {
  verifiedAt: 'created_at',
  result: 'verification_result',
  verificationType: 'verification_type',
  credentialId: 'credential_id',
  organization: 'organization',
  verifiedOfflineAt: 'verified_offline_at',
}

const ACTION = { action: 'action', credentialId: 'credential_id', at: 'at' }

export const ACCOUNT: Section = {
  name: 'user',
  table: 'users',
  of: 'id',
  owner: 'user',
  key: 'id',
  columns: {
    id: 'id',
    username: 'username',
    email: 'email',
    emailConfirmedAt: 'email_confirmed_at',
    premiumGranted: 'premium_granted',
    isAdmin: 'is_admin',
    rights: 'rights',
    issueLostAt: 'issue_lost_at',
    isGuest: 'is_guest',
    mayAskNames: 'may_ask_names',
    stripeCustomerId: 'stripe_customer_id',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
}

/** All of them lists. */
export const SECTIONS: readonly (Section & { name: ListName })[] = [
  {
    name: 'sessions',
    table: 'sessions',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      sessionId: 'id',
      browser: 'browser',
      network: 'network',
      country: 'country',
      method: 'method',
      provedAt: 'proved_at',
      createdAt: 'created_at',
      lastSeenAt: 'last_seen_at',
    },
  },
  {
    name: 'devices',
    table: 'devices',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      deviceId: 'id',
      name: 'name',
      createdAt: 'created_at',
      renewedAt: 'renewed_at',
      endedAt: 'ended_at',
      endReason: 'end_reason',
    },
  },
  {
    name: 'wallets',
    table: 'wallets',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      walletId: 'id',
      credentialId: 'credential_id',
      clientId: 'client_id',
      configurations: 'configurations',
      createdAt: 'created_at',
      issuedAt: 'issued_at',
      refreshExpiresAt: 'refresh_expires_at',
      endedAt: 'ended_at',
      endReason: 'end_reason',
    },
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      passkeyId: 'id',
      name: 'name',
      isBackedUp: 'is_backed_up',
      createdAt: 'created_at',
      lastUsedAt: 'last_used_at',
    },
  },
  {
    name: 'credentials',
    table: 'visa_credentials',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      credentialId: 'credential_id',
      sealed: 'encrypted_credential',
      credentialType: 'credential_type',
      holderInitials: 'holder_initials',
      issueDate: 'issue_date',
      expiryDate: 'expiry_date',
      isRevoked: 'is_revoked',
      revokedAt: 'revoked_at',
      revokeReason: 'revoke_reason',
      doubtedAt: 'doubted_at',
      reference: 'reference',
      blockchainTxHash: 'blockchain_tx_hash',
      blockchainAnchorHash: 'blockchain_anchor_hash',
      replacesId: 'replaces_id',
      replacesAs: 'replaces_as',
      expiryWarnedAt: 'expiry_warned_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    open: openCredential,
  },
  {
    name: 'revocations',
    table: 'revocation_events',
    of: 'credential_id',
    owner: 'credentials',
    key: 'id',
    columns: {
      credentialId: 'credential_id',
      reasonCode: 'reason_code',
      reason: 'reason',
      source: 'source',
      blockchainTxHash: 'blockchain_tx_hash',
      createdAt: 'created_at',
    },
  },
  {
    name: 'shownCodes',
    table: 'presentations',
    of: 'credential_id',
    owner: 'credentials',
    key: 'identity',
    columns: {
      credentialId: 'credential_id',
      tokenId: 'token_id',
      mintedAt: 'minted_at',
      expiresAt: 'expires_at',
      endedAt: 'ended_at',
      firstVerifiedAt: 'first_verified_at',
      firstVerdict: 'first_verdict',
    },
  },
  {
    name: 'purchases',
    table: 'purchases',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      purchaseId: 'id',
      stripePaymentIntentId: 'stripe_payment_intent_id',
      productType: 'product_type',
      productName: 'product_name',
      amount: 'amount',
      currency: 'currency',
      status: 'status',
      lastError: 'last_error',
      createdAt: 'created_at',
      completedAt: 'completed_at',
      refundDueAt: 'refund_due_at',
      refundedAt: 'refunded_at',
      refundReason: 'refund_reason',
      refundedCents: 'refunded_cents',
      disputedAt: 'disputed_at',
    },
  },
  {
    name: 'receipts',
    table: 'receipts',
    of: 'purchase_id',
    owner: 'purchases',
    key: 'id',
    columns: {
      purchaseId: 'purchase_id',
      series: 'series',
      number: 'number',
      kind: 'kind',
      issuedAt: 'issued_at',
      snapshot: 'snapshot',
    },
    open: openReceipt,
  },
  {
    name: 'events',
    table: 'sync_events',
    of: 'user_id',
    owner: 'user',
    key: 'position',
    columns: {
      eventId: 'id',
      kind: 'kind',
      at: 'at',
      receivedAt: 'received_at',
      payload: 'payload',
    },
  },
  {
    name: 'exams',
    table: 'exams',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      examId: 'id',
      readerClass: 'reader_class',
      pace: 'pace',
      startedAt: 'started_at',
      endsAt: 'ends_at',
      submittedAt: 'submitted_at',
      edition: 'edition',
      oldestFact: 'oldest_fact',
      answers: 'answers',
      correct: 'correct',
      isPassed: 'passed',
      credentialId: 'credential_id',
    },
  },
  {
    name: 'verificationsOfMine',
    table: 'verification_logs',
    of: 'credential_id',
    owner: 'credentials',
    key: 'id',
    columns: { ...VERIFICATION, code: 'token_hash' },
  },
  {
    name: 'verificationsByMe',
    table: 'verification_logs',
    of: 'verifier_id',
    owner: 'user',
    key: 'id',
    columns: {
      ...VERIFICATION,
      verifierContext: 'verifier_context',
      network: 'verifier_ip',
      userAgent: 'verifier_user_agent',
    },
  },
  {
    name: 'mails',
    table: 'mail_outbox',
    of: 'user_id',
    owner: 'user',
    isMailed: true,
    key: 'id',
    columns: {
      template: 'template',
      recipient: 'recipient',
      createdAt: 'created_at',
      sentAt: 'sent_at',
      givenUpAt: 'given_up_at',
    },
  },
  {
    name: 'links',
    table: 'account_tokens',
    of: 'user_id',
    owner: 'user',
    isMailed: true,
    key: 'id',
    columns: {
      kind: 'kind',
      email: 'email_key',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
      usedAt: 'used_at',
    },
  },
  {
    name: 'addressChanges',
    table: 'email_changes',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: {
      email: 'email',
      requestedAt: 'requested_at',
      formerEmail: 'former_email',
      changedAt: 'changed_at',
    },
  },
  {
    name: 'invitations',
    table: 'invitations',
    of: 'claimed_by',
    owner: 'user',
    key: 'id',
    columns: {
      email: 'email',
      invitedAt: 'invited_at',
      expiresAt: 'expires_at',
      acceptedAt: 'claimed_at',
      endedAt: 'ended_at',
      credentialId: 'credential_id',
    },
  },
  {
    name: 'securityEvents',
    table: 'security_events',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: { kind: 'kind', at: 'at', network: 'network', route: 'route', count: 'count' },
  },
  {
    name: 'actionsAboutMe',
    table: 'audit_entries',
    of: 'subject_id',
    owner: 'user',
    key: 'id',
    columns: ACTION,
  },
  {
    name: 'actionsByMe',
    table: 'audit_entries',
    of: 'actor_id',
    owner: 'user',
    key: 'id',
    columns: ACTION,
  },
]

function openReceipt(_services: Services, row: Row): Row {
  const { series, number, snapshot, ...rest } = row as { series: string; number: number } & Row
  return {
    ...rest,
    number: formatReceiptNumber(series, number),
    ...ReceiptSnapshot.parse(snapshot),
  }
}

/** Some of it is written nowhere but in the sealed credential: of a visa one part, of the course another. */
function openCredential({ sealing }: Services, row: Row): Row {
  const { credentialId, sealed } = row as { credentialId: string; sealed: Buffer }
  const { claims } = parseCredential(sealing.open(credentialId, sealed))
  const nothing = { passportLastFour: null, score: null, edition: null, oldestFact: null }
  return { ...nothing, ...claims, ...row }
}
