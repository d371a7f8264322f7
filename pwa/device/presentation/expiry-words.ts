import {
  CREDENTIAL_TYPE_NAMES,
  type CredentialType,
} from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  types: CREDENTIAL_TYPE_NAMES,
  soon: (type: CredentialType, name: string) => `${type} ${name} expires soon`,
  lastDay: (day: string) => `Its last day is ${day}.`,
}

export const words = wordsOf('device/presentation/expiry', english)
