import { DAY_MS, MINUTE_MS } from '#contracts/time.ts'

/**
 * The time in which the holder must open an offer in the other wallet, and type the six digits of
 * its code there.
 */
export const OFFER_MS = 10 * MINUTE_MS
export const TX_CODE_DIGITS = 6
export const TX_CODE_TRIES = 5

/**
 * The time in which the holder must agree to the request of a wallet. After the consent, the wallet
 * gets a code. `CODE_MS` is the life of this code.
 */
export const REQUEST_MS = 10 * MINUTE_MS
export const CODE_MS = MINUTE_MS

export const ACCESS_TOKEN_MS = 10 * MINUTE_MS
export const REFRESH_TOKEN_MS = 180 * DAY_MS
/** The shortest time between two issues to the same wallet. */
export const REISSUE_MS = 15 * DAY_MS

/**
 * The greatest number of keys in one call. `BATCHES_PER_TOKEN` is the greatest number of calls with
 * one access token: a wallet can need two formats, and may repeat each call after a lost response.
 */
export const BATCH_KEYS = 10
export const BATCHES_PER_TOKEN = 4

/** The life of a nonce for a key proof. A key proof has the same greatest age. */
export const NONCE_MS = 5 * MINUTE_MS
/**
 * The greatest age of a wallet's proof for one call. The proof is a DPoP proof, or the proof of
 * possession of an attestation.
 */
export const CALL_PROOF_MS = MINUTE_MS

export const INSTANCE_DAYS = 30

export const STATUS_TTL_SECONDS = 900
/** The life of a status list. The list contains the time of its end. */
export const STATUS_LIFE_MS = DAY_MS

/**
 * The greatest number of other wallets with the same credential. One more wallet replaces the
 * oldest of them.
 */
export const WALLETS_MAX = 10

/**
 * The time in which a wallet must answer a request. After the answer, the verifier can read it for
 * `ANSWER_READ_MS`.
 */
export const PRESENTATION_REQUEST_MS = 5 * MINUTE_MS
export const ANSWER_READ_MS = 10 * MINUTE_MS
/**
 * The greatest length of a wallet's encrypted answer. An answer with one of our credentials needs a
 * tenth of this length.
 */
export const ANSWER_CHARACTERS_MAX = 48 * 1024
export const WALLET_NONCE_MAX = 200
