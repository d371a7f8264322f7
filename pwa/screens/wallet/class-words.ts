import { CREDENTIAL_TITLES } from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

/**
 * The names of visa classes in headings and lists. On the paper of a credential, the class is in
 * English.
 */
export const english = { titles: CREDENTIAL_TITLES }

export const words = wordsOf('wallet/class', english)
