import type { ProblemCode } from '#contracts/problem.ts'

interface Refusal {
  status: number
  message: string
}

/** The status and the usual sentence of each code. A route can give a more precise reason. */
export const REFUSALS: Readonly<Record<ProblemCode, Refusal>> = {
  ACCESS_DENIED: { status: 403, message: "You don't have permission to access this page." },
  ALREADY_PREMIUM: {
    status: 409,
    message: 'You already have premium access to the visa guide!',
  },
  ALREADY_REPLACED: {
    status: 409,
    message:
      'Another credential has replaced this one already. Correct or renew that one; what is wrong here can be revoked.',
  },
  ALREADY_REVOKED: { status: 409, message: 'This credential is already revoked.' },
  ANCHOR_PENDING: {
    status: 409,
    message:
      'This credential is still being anchored on blockchain, which takes some minutes. Come back then.',
  },
  BAD_ADDRESS: { status: 400, message: 'The address of this request cannot be read.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  CERTIFICATES_END: {
    status: 503,
    message:
      'A certificate that wallets check us by ends within 30 days. Hold a ceremony: root request certificates.',
  },
  CERTIFICATES_MISSING: {
    status: 503,
    message:
      'Credentials cannot go to other wallets at the moment: the certificates for it are missing. The operator has to install them.',
  },
  CHAIN_UNAVAILABLE: {
    status: 503,
    message: 'The blockchain cannot be reached at the moment. Try again in a minute.',
  },
  CHECK_NOT_CONFIRMED: {
    status: 409,
    message:
      'We last checked the warnings of this guide half a year ago or earlier. Load the checkout again, and confirm there that you know the day.',
  },
  CLOCKS_DIFFER: {
    status: 503,
    message:
      'The clocks of this machine and of the database differ. The operator has to correct the wrong one.',
  },
  COURSE_NOT_GIVEN: {
    status: 409,
    message:
      'A course certificate is shown from this wallet alone; other wallets take visa credentials.',
  },
  COURSE_NOT_REPLACED: {
    status: 409,
    message:
      'A course certificate follows from an exam, so it is neither corrected nor renewed. It can be revoked.',
  },
  CREDENTIAL_EXPIRED: { status: 409, message: 'This credential has expired.' },
  CREDENTIAL_IN_DOUBT: {
    status: 409,
    message: 'This credential can no longer be shown. Ask for a new one to be issued.',
  },
  CREDENTIAL_IS_SAMPLE: {
    status: 409,
    message: 'This is a sample. It proves nothing, so there is no proof to save.',
  },
  CREDENTIAL_NOT_FOUND: { status: 404, message: 'There is no such credential.' },
  CREDENTIAL_REVOKED: { status: 409, message: 'This credential was revoked.' },
  CROSS_ORIGIN: {
    status: 403,
    message: 'This request came from another site and was refused. Open the page here and retry.',
  },
  DEVICE_ENDED: { status: 410, message: 'This device was ended.' },
  DEVICE_LIMIT: {
    status: 409,
    message: 'You have ten devices already. Remove one to add this one.',
  },
  DEVICE_NOT_FOUND: { status: 404, message: 'There is no such device.' },
  DEVICE_PROOF_INVALID: {
    status: 400,
    message: 'This device could not prove that it holds its key. Reload the page and retry.',
  },
  EMAIL_TAKEN: { status: 409, message: 'This email already has an account.' },
  EMAIL_UNCONFIRMED: {
    status: 409,
    message: 'This user has not confirmed their email address yet.',
  },
  EXAM_CLOSED: {
    status: 409,
    message: 'The final exam opens when all modules of the guide are complete.',
  },
  EXAM_NOT_FOUND: { status: 404, message: 'There is no such exam. Begin another one.' },
  EXAM_NOT_PASSED: { status: 409, message: 'A certificate takes an exam that was passed.' },
  EXAM_OVER: {
    status: 409,
    message: 'This exam was more than a year ago, and rules may have changed. Take it again.',
  },
  EXAM_PASSED: { status: 409, message: 'You have passed the exam. Your certificate stands.' },
  EXAM_UNAVAILABLE: {
    status: 503,
    message:
      'The exam is closed for this visa class: too many of our facts wait to be checked again. Come back in some days.',
  },
  FOUR_EYES: {
    status: 409,
    message:
      'Nobody issues, corrects or renews for their own account or mail address. Ask another issuer to do it. You can revoke your own credentials yourself.',
  },
  GUIDE_NOT_SOLD: {
    status: 409,
    message:
      'We last checked the warnings of this guide a year ago or earlier, so we do not sell it now. Nothing was charged.',
  },
  IMPORT_MOVED_ON: {
    status: 409,
    message: 'This import has moved on meanwhile. Reload the page to see where it is.',
  },
  IMPORT_NOT_FOUND: { status: 404, message: 'There is no such import.' },
  INTERNAL_ERROR: {
    status: 500,
    message:
      'Something went wrong on our side. Try again; if it stays, tell support the request id.',
  },
  INVALID_INPUT: { status: 400, message: 'Some of the entries are not valid.' },
  INVITATION_LOCKED: {
    status: 409,
    message:
      'The wrong digits were entered too often, so this invitation is locked. The person who invited you has been told; ask them for another one.',
  },
  INVITATION_NOT_FOUND: { status: 404, message: 'There is no such invitation.' },
  INVITATION_OVER: {
    status: 409,
    message: 'This invitation has moved on meanwhile. Reload the page to see where it is.',
  },
  KEYS_OVER: {
    status: 503,
    message:
      'The issuer has no key in force, so nothing can be signed or checked at the moment. The operator has been told; try again later.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'At least one owner, who may do everything here, has to remain.',
  },
  LAST_PASSKEY: {
    status: 409,
    message: 'This is your last passkey, and you need one to sign in. Add another one first.',
  },
  LINK_EXPIRED: { status: 410, message: 'This link has expired or was used already.' },
  LOGIN_CODE_OVER: {
    status: 410,
    message: 'This code has expired, was used already or was missed too often. Ask for a new one.',
  },
  LOGIN_CODE_REQUIRED: {
    status: 401,
    message: 'We have mailed a code to the address of your account. Enter it to sign in here.',
  },
  LOGIN_CODE_WRONG: { status: 401, message: 'This is not the code that we mailed last.' },
  LOGIN_FAILED: { status: 401, message: 'Username or password is wrong.' },
  LOGIN_LOCKED: {
    status: 429,
    message:
      'Too many wrong passwords were tried for this account. Wait an hour, or let us mail you a link that lets this browser try.',
  },
  MALFORMED_JSON: { status: 400, message: 'The request is not valid JSON.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not know that method.' },
  NAMES_NOT_ASKED: {
    status: 403,
    message:
      'You may ask wallets for the visa class and its last day. Asking for a name takes an owner of this service to let you.',
  },
  NOT_CSV: { status: 415, message: 'Send the file as text/csv.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  NOT_JSON: { status: 415, message: 'Send the request as application/json.' },
  OWN_ACCOUNT: { status: 409, message: 'You cannot do this to your own account.' },
  PACK_NOT_FOUND: { status: 404, message: 'No content pack of this version was taken in.' },
  PACK_REFUSED: { status: 400, message: 'This content pack cannot be taken in.' },
  PASSES_HELD: {
    status: 503,
    message:
      'Our records are being put right after a fault, and no new codes are handed out until that is done. Phones can show their cards with what they already have.',
  },
  PASSKEYS_UNAVAILABLE: {
    status: 409,
    message: 'Passkeys need a name in the address. On this machine, open http://localhost instead.',
  },
  PASSKEY_COPIED: {
    status: 401,
    message:
      'This passkey was used elsewhere since, as if it had been copied. Sign in another way, then remove it.',
  },
  PASSKEY_LIMIT: {
    status: 409,
    message: 'You have ten passkeys already. Remove one to add this one.',
  },
  PASSKEY_NOT_FOUND: { status: 404, message: 'There is no such passkey.' },
  PASSKEY_REFUSED: { status: 401, message: 'Nothing was confirmed. Try again.' },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message: 'This password is too common or too easy to guess. Choose another one.',
  },
  PAYMENT_DECIDED: {
    status: 409,
    message:
      'Something else was decided about this payment meanwhile. Reload the list to see what.',
  },
  PAYMENT_FAILED: { status: 402, message: 'The payment did not go through.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider cannot be reached at the moment. Try again in a minute.',
  },
  PRESENTATION_REQUEST_OVER: {
    status: 410,
    message: 'This request to a wallet has expired or was answered already. Ask again.',
  },
  PROOF_PENDING: {
    status: 409,
    message:
      'The proof is still being fetched from the blockchain. It is kept once it is here: try again in a minute.',
  },
  PROOF_REQUIRED: {
    status: 403,
    message: 'Nothing was done: this needs you to show once more that it is you.',
  },
  PROOF_UNAVAILABLE: {
    status: 503,
    message:
      'The blockchain node that we use gives no proofs at the moment. Try again in some minutes; if it stays, tell support.',
  },
  PURCHASE_NOT_FOUND: { status: 404, message: 'There is no such purchase.' },
  RECEIPT_NOT_FOUND: { status: 404, message: 'There is no such receipt.' },
  RECOVERY_REFUSED: { status: 401, message: 'Username, password or recovery code is wrong.' },
  REFERENCE_TAKEN: {
    status: 409,
    message: 'A credential with this reference was issued already.',
  },
  REFUND_REFUSED: {
    status: 409,
    message:
      'The payment provider refuses to give this money back, for instance because it was given back there, or is disputed. Look at the payment there.',
  },
  REFUND_TOO_MUCH: { status: 409, message: 'Nothing is left of this purchase to give back.' },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message: 'Anyone who may do something in the console signs in by passkey. Use yours to go on.',
  },
  SERVER_BUSY: { status: 503, message: 'Too many people are signing in. Try again in a moment.' },
  SESSION_NOT_FOUND: { status: 404, message: 'There is no such session.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Sign in to continue.' },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'Our storage cannot be reached at the moment. Try again in a few seconds.',
  },
  TOKEN_NOT_FOUND: { status: 404, message: 'There is no such code.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Wait a while and try again.' },
  USERNAME_TAKEN: { status: 409, message: 'This username is taken.' },
  USER_NOT_FOUND: { status: 404, message: 'There is no such user.' },
  WALLET_NOT_FOUND: { status: 404, message: 'There is no such wallet.' },
  WALLET_REQUEST_OVER: {
    status: 410,
    message: 'This request of a wallet has expired or was answered already. Begin again there.',
  },
  WEBHOOK_INVALID: { status: 400, message: 'The signature of this event is not valid.' },
  WRONG_PASSWORD: { status: 403, message: 'The current password is wrong.' },
}
