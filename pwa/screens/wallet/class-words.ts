import {
  CREDENTIAL_TYPE_NAMES,
  type CredentialType,
} from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  /** Names a class in a heading or a list. The paper of a credential has its class in English. */
  title: (type: CredentialType) => `${type} ${CREDENTIAL_TYPE_NAMES[type]}`,
}

export const words = wordsOf('wallet/class', english)
