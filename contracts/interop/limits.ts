import { DAY_MS, MINUTE_MS } from '#contracts/time.ts'

/** In this time the holder must open an offer in the other wallet and type its six digits there. */
export const OFFER_MS = 10 * MINUTE_MS
export const TX_CODE_DIGITS = 6
export const TX_CODE_TRIES = 5

/** How long a wallet's request waits for its holder, and how long the code for the wallet is valid. */
export const REQUEST_MS = 10 * MINUTE_MS
export const CODE_MS = MINUTE_MS

export const ACCESS_TOKEN_MS = 10 * MINUTE_MS
export const REFRESH_TOKEN_MS = 180 * DAY_MS
/** The shortest time between two issues to the same wallet. */
export const REISSUE_MS = 15 * DAY_MS

/**
 * The most keys in a call, and the most calls with one access token. A wallet may need two formats, and may
 * repeat each call after a lost response.
 */
export const BATCH_KEYS = 10
export const BATCHES_PER_TOKEN = 4

/** A nonce for a key proof is valid for this time. The proof itself may have the same age. */
export const NONCE_MS = 5 * MINUTE_MS
/** The greatest age of a wallet's proof for one call: DPoP, or the proof that comes with an attestation. */
export const CALL_PROOF_MS = MINUTE_MS

export const INSTANCE_DAYS = 30

export const STATUS_TTL_SECONDS = 900
/** A status list is valid for this time. The list itself contains the end. */
export const STATUS_LIFE_MS = DAY_MS

/** At most this number of other wallets have one credential. A new wallet replaces the oldest wallet. */
export const WALLETS_MAX = 10

/**
 * A wallet must answer a request within the first time. After that, the answer can be read for the second
 * time.
 */
export const PRESENTATION_REQUEST_MS = 5 * MINUTE_MS
export const ANSWER_READ_MS = 10 * MINUTE_MS
/** The greatest length of a wallet's encrypted answer. One of our credentials needs a tenth of it. */
export const ANSWER_CHARACTERS_MAX = 48 * 1024
export const WALLET_NONCE_MAX = 200
