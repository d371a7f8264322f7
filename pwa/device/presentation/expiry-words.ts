import { CREDENTIAL_TITLES } from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  titles: CREDENTIAL_TITLES,
  soon: (title: string) => `${title} expires soon`,
  lastDay: (day: string) => `Its last day is ${day}.`,
}

export const words = wordsOf('device/presentation/expiry', english)
