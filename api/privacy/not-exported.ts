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
  {
    table: 'users',
    columns: ['passkey_handle'],
    why: 'random bytes that your authenticators know the account by',
  },
  {
    table: 'passkeys',
    columns: ['key_id', 'public_key', 'counter'],
    why: 'recognise what your authenticator signs, which holds the key itself',
  },
  {
    table: 'recovery_codes',
    columns: ['sha256', 'user_id', 'created_at', 'used_at'],
    why: 'hashes of what you have on paper; that they were made and used is among the security events',
  },
  {
    table: 'login_codes',
    columns: [
      'id',
      'user_id',
      'browser_hash',
      'code_hash',
      'auth_version',
      'tries',
      'expires_at',
      'used_at',
    ],
    why: 'hashes of a code that we mailed; that one was asked for and entered is among the security events',
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
    columns: ['id', 'email_key', 'former_email_key', 'account_token_id'],
    why: 'inner names, and the addresses in small letters',
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
  { table: 'visa_credentials', columns: ['issuer_kid'], why: "which of the issuer's keys signed" },
  {
    table: 'visa_credentials',
    columns: ['issued_by'],
    why: 'names the administrator, whose own export has the deed',
  },
  {
    table: 'invitations',
    columns: [
      'id',
      'token_hash',
      'email_key',
      'sealed',
      'reference',
      'request_id',
      'tries',
      'invited_by',
    ],
    why: 'the secret of the link, inner names, the administrator, and what stands in the credential itself',
  },
  {
    table: 'imports',
    columns: [
      'id',
      'state',
      'uploaded_by',
      'uploaded_at',
      'started_by',
      'started_at',
      'request_id',
      'ended_at',
    ],
    why: 'names administrators, whose own export has the deeds',
  },
  {
    table: 'import_lines',
    columns: [
      'import_id',
      'line',
      'state',
      'is_invitation',
      'sealed',
      'credential_id',
      'code',
      'field',
      'message',
    ],
    why: 'a line of an administrator, until it is the credential that is exported',
  },
  {
    table: 'revocation_events',
    columns: ['id', 'revoked_by'],
    why: 'an inner name, and the administrator, whose own export has the deed',
  },
  {
    table: 'passes',
    columns: ['week', 'credential_id', 'device_id', 'status_index', 'revoked_at', 'created_at'],
    why: 'a place in the list of revoked passes, for a credential and a device that are exported',
  },
  { table: 'presentations', columns: ['identity'], why: 'a hash that recognises the code' },
  {
    table: 'verification_logs',
    columns: ['id', 'token_expires_at', 'token_used_at'],
    why: 'an inner name, and the life of the code; the time of the verification is exported',
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
    table: 'refunds',
    columns: ['id', 'purchase_id', 'cents', 'state', 'asked_at'],
    why: 'what we asked of the payment provider; the purchase says what came of it',
  },
  {
    table: 'stray_payments',
    columns: [
      'id',
      'stripe_payment_intent_id',
      'fault',
      'order_id',
      'cents',
      'currency',
      'state',
      'refund_id',
      'reversal_asked',
      'found_at',
      'decided_at',
    ],
    why: 'payments that are nobody’s; what was made of one stands with the purchases',
  },
  { table: 'receipts', columns: ['id'], why: 'an inner name' },
  {
    table: 'sandbox_payments',
    columns: ['user_id', 'customer_id'],
    why: 'test payments, in the place of what the provider would keep',
  },
  { table: 'purchases', columns: ['price_cents'], why: 'the amount, in cents' },
  {
    table: 'visa_credentials',
    columns: ['draft_id'],
    why: 'the form of the console, sent again or not',
  },
  { table: 'sync_events', columns: ['position'], why: 'the order in which they are exported' },
  {
    table: 'mail_outbox',
    columns: ['id', 'content', 'account_token_id', 'invitation_id', 'attempts', 'next_attempt_at'],
    why: 'the sending of a mail that is about to arrive',
  },
  { table: 'audit_entries', columns: ['id'], why: 'an inner name' },
  {
    table: 'audit_entries',
    columns: ['body', 'actor_kind'],
    why: 'what is exported of the deed in columns, beside the account of whoever did it',
  },
  {
    table: 'audit_details',
    columns: ['entry_id', 'at', 'salt', 'text'],
    why: 'names and network of the administrator; the reason of a revocation is exported with it',
  },
  {
    table: 'chain_epochs',
    columns: ['network_name', 'contract_address', 'accounts'],
    why: "the chain's",
  },
  { table: 'settings', columns: ['name'], why: "a setting's" },
  { table: 'knex_migrations', columns: ['name'], why: "a migration's" },
]
