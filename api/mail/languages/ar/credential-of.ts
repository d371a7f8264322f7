import { COURSE } from '#contracts/credentials/credential-type.ts'
import { isolateValue } from '#contracts/language/isolate-values.ts'

/** Returns the noun with the type of a credential: `وثيقة F-1`. */
export function credentialOf(type: string): string {
  return type === COURSE ? 'شهادة الدورة' : `وثيقة ${isolateValue(type)}`
}
