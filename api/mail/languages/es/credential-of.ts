import { COURSE } from '#contracts/credentials/credential-type.ts'

/** Returns the noun with the type of a credential: `credencial F-1`. */
export function credentialOf(type: string): string {
  return `credencial ${type === COURSE ? 'del curso' : type}`
}
