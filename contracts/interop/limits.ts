import { DAY_MS } from '#contracts/time.ts'

const MINUTE_MS = 60_000

/** How long a holder has to open an offer in the other wallet, and to type its six digits there. */
export const OFFER_MS = 10 * MINUTE_MS
export const TX_CODE_DIGITS = 6
export const TX_CODE_TRIES = 5

/** How long a wallet's request waits for its holder, and the code for the wallet. */
export const REQUEST_MS = 10 * MINUTE_MS
export const CODE_MS = MINUTE_MS

export const ACCESS_TOKEN_MS = 10 * MINUTE_MS
export const REFRESH_TOKEN_MS = 180 * DAY_MS
/** A wallet gets new instances at most so often. */
export const REISSUE_MS = 15 * DAY_MS

/** How many keys one call may bring, and how many calls one access token serves: two formats, each once more after a lost answer. */
export const BATCH_KEYS = 10
export const BATCHES_PER_TOKEN = 4

/** A key proof's nonce, and the proof itself: how long ago the holder's keys may have signed. */
export const NONCE_MS = 5 * MINUTE_MS
/** What the wallet's own key signs for a single call (DPoP, and the proof beside an attestation). */
export const CALL_PROOF_MS = MINUTE_MS

export const INSTANCE_DAYS = 30

export const STATUS_TTL_SECONDS = 900
/** A list tells verifiers how long it counts. An older one counts no more. */
export const STATUS_LIFE_MS = DAY_MS

/** Wallets that one credential may be in at once; the one added first gives way. */
export const WALLETS_MAX = 10

/** How long a wallet has to answer what we ask, and how long the answer can be read after that. */
export const PRESENTATION_REQUEST_MS = 5 * MINUTE_MS
export const ANSWER_READ_MS = 10 * MINUTE_MS
/** Of what a wallet has encrypted to us: one credential of ours takes a tenth of it. */
export const ANSWER_CHARACTERS_MAX = 48 * 1024
export const WALLET_NONCE_MAX = 200
