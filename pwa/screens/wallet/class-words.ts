import { CREDENTIAL_TITLES } from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

/** Names a class in a heading or a list. The paper of a credential has its class in English. */
export const english = { titles: CREDENTIAL_TITLES }

export const words = wordsOf('wallet/class', english)
