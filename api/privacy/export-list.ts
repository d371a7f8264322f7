import { parseCredential } from '#contracts/presentation/credential.ts'
import type { UserExport } from '#contracts/profile.ts'
import type { Services } from '#api/services.ts'

type ListName = Exclude<keyof UserExport, 'exportedAt' | 'user'>

type Row = Record<string, unknown>

/** One part of the export: whose rows it holds, and which columns of them under which name. */
export interface Section {
  name: 'user' | ListName
  table: string
  /** The column by which the person's rows are found, and what stands in it. */
  of: string
  owner: 'user' | 'credentials'
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

const ADMIN_EVENT = { action: 'action', credentialId: 'credential_id', createdAt: 'created_at' }

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
    isGuest: 'is_guest',
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
    columns: { sessionId: 'id', createdAt: 'created_at', lastSeenAt: 'last_seen_at' },
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
      blockchainTxHash: 'blockchain_tx_hash',
      blockchainAnchorHash: 'blockchain_anchor_hash',
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
    name: 'verificationsOfMine',
    table: 'verification_logs',
    of: 'credential_id',
    owner: 'credentials',
    key: 'id',
    columns: VERIFICATION,
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
      formerEmail: 'former_email_key',
      changedAt: 'changed_at',
    },
  },
  {
    name: 'adminEventsAboutMe',
    table: 'admin_events',
    of: 'user_id',
    owner: 'user',
    key: 'id',
    columns: ADMIN_EVENT,
  },
  {
    name: 'adminEventsByMe',
    table: 'admin_events',
    of: 'admin_id',
    owner: 'user',
    key: 'id',
    columns: ADMIN_EVENT,
  },
]

/** The name and the last digits of the passport are written nowhere but in the sealed credential. */
function openCredential({ sealing }: Services, row: Row): Row {
  const { credentialId, sealed } = row as { credentialId: string; sealed: Buffer }
  const { claims } = parseCredential(sealing.open(credentialId, sealed))
  const { holderName, passportLastFour, issuer } = claims
  return { ...row, holderName, passportLastFour, issuer }
}

interface Excuse {
  table: string
  columns: readonly string[]
  why: string
}

/** What says something about a person, or may seem to, and is not exported. */
export const NOT_EXPORTED: readonly Excuse[] = [
  {
    table: 'users',
    columns: ['password_hash'],
    why: 'whoever reads it could guess the password',
  },
  {
    table: 'users',
    columns: ['username_key', 'email_key'],
    why: 'the name and the address in small letters',
  },
  {
    table: 'users',
    columns: ['auth_version'],
    why: 'counts new passwords and addresses, so that older sessions end',
  },
  { table: 'users', columns: ['deleted_at'], why: 'whoever can ask is not deleted' },
  { table: 'sessions', columns: ['token_hash'], why: 'recognises the secret in a cookie' },
  { table: 'sessions', columns: ['auth_version'], why: 'tells whether it is still good' },
  {
    table: 'sessions',
    columns: ['device_id'],
    why: 'which of the devices, all exported, it is on',
  },
  { table: 'account_tokens', columns: ['token_hash', 'id'], why: 'the secret of the link' },
  {
    table: 'email_changes',
    columns: ['id', 'email_key', 'account_token_id'],
    why: 'inner names, and the address in small letters',
  },
  {
    table: 'devices',
    columns: ['point'],
    why: 'the public key, whose private one never left the device',
  },
  {
    table: 'visa_credentials',
    columns: ['holder_name_hash', 'holder_name_hash_salt', 'anchor_hash_salt'],
    why: 'hashes of what is exported itself, and what keeps them from being guessed',
  },
  {
    table: 'visa_credentials',
    columns: ['id', 'is_sample'],
    why: 'an inner name, and whether the demo made it',
  },
  {
    table: 'visa_credentials',
    columns: ['issued_by'],
    why: 'names the administrator, whose own export has the deed',
  },
  {
    table: 'revocation_events',
    columns: ['id', 'revoked_by'],
    why: 'an inner name, and the administrator, whose own export has the deed',
  },
  {
    table: 'passes',
    columns: ['id', 'credential_id', 'device_id', 'status_index', 'is_revoked', 'created_at'],
    why: 'a place in the list of revoked passes, for a credential and a device that are exported',
  },
  { table: 'presentations', columns: ['identity'], why: 'a hash that recognises the code' },
  {
    table: 'verification_logs',
    columns: ['id', 'token_hash', 'token_expires_at', 'token_used_at'],
    why: 'recognise the code; the time of the verification is exported',
  },
  {
    table: 'purchases',
    columns: [
      'intent_version',
      'asked_at',
      'last_state',
      'reversal_asked',
      'polled_at',
      'polls',
      'polls_since',
    ],
    why: 'how often and when we asked the payment provider',
  },
  {
    table: 'payment_events',
    columns: ['id', 'type', 'payment_intent_id', 'purchase_id', 'outcome', 'received_at'],
    why: 'reports of the payment provider; the purchase says what came of them',
  },
  {
    table: 'sandbox_payments',
    columns: ['user_id', 'customer_id'],
    why: 'test payments, in the place of what the provider would keep',
  },
  { table: 'purchases', columns: ['price_cents'], why: 'the amount, in cents' },
  { table: 'sync_events', columns: ['position'], why: 'the order in which they are exported' },
  {
    table: 'mail_outbox',
    columns: ['id', 'content', 'account_token_id', 'attempts', 'next_attempt_at'],
    why: 'the sending of a mail that is about to arrive',
  },
  { table: 'admin_events', columns: ['id'], why: 'an inner name' },
  { table: 'issuer_keys', columns: ['name'], why: "the issuer's" },
  { table: 'chain_epochs', columns: ['network_name', 'contract_address'], why: "the chain's" },
  { table: 'knex_migrations', columns: ['name'], why: "a migration's" },
]
