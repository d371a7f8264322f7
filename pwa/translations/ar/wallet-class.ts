import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/class-words.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { verificationVerdict } from './verification-verdict.tsx'

export const walletClass: Translated<typeof english> = {
  title: (type) =>
    type === COURSE ? 'شهادة الدورة' : `${type} ${verificationVerdict.types[type]}`,
}
