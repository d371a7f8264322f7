import { DAY_MS } from '#contracts/time.ts'

const MINUTE_MS = 60_000

/** The time for a holder to open an offer in the other wallet and type its six digits there. */
export const OFFER_MS = 10 * MINUTE_MS
export const TX_CODE_DIGITS = 6
export const TX_CODE_TRIES = 5

/** The time that a wallet's request waits for its holder, and the life of the code for the wallet. */
export const REQUEST_MS = 10 * MINUTE_MS
export const CODE_MS = MINUTE_MS

export const ACCESS_TOKEN_MS = 10 * MINUTE_MS
export const REFRESH_TOKEN_MS = 180 * DAY_MS
/** The shortest time between two issues of instances to a wallet. */
export const REISSUE_MS = 15 * DAY_MS

/** The most keys of a call, and calls of an access token: two formats, each again after a lost answer. */
export const BATCH_KEYS = 10
export const BATCHES_PER_TOKEN = 4

/** The life of a key proof's nonce, and the greatest age of the proof itself. */
export const NONCE_MS = 5 * MINUTE_MS
/** The greatest age of a wallet's proof for one call (DPoP, or the proof beside an attestation). */
export const CALL_PROOF_MS = MINUTE_MS

export const INSTANCE_DAYS = 30

export const STATUS_TTL_SECONDS = 900
/** The life of a status list, which the list tells its readers. */
export const STATUS_LIFE_MS = DAY_MS

/** The most other wallets with one credential. The oldest of them gives way to a new one. */
export const WALLETS_MAX = 10

/** The time for a wallet to answer a request, and the time after that in which the answer can be read. */
export const PRESENTATION_REQUEST_MS = 5 * MINUTE_MS
export const ANSWER_READ_MS = 10 * MINUTE_MS
/** For an encrypted answer of a wallet. One credential of ours takes a tenth of it. */
export const ANSWER_CHARACTERS_MAX = 48 * 1024
export const WALLET_NONCE_MAX = 200
