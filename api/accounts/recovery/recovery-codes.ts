import { randomBytes } from 'node:crypto'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { RECOVERY_CODES } from '#contracts/accounts/enrolment.ts'
import { foldDigits } from '#contracts/text/digits.ts'
import { RecoveryCodeRow } from './recovery-code-row.ts'

/**
 * The characters of a recovery code. I, L, O and U are missing, because people easily misread them on paper.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARACTERS = 24
const GROUP = /.{4}(?=.)/g

/** Returns new codes and voids the earlier codes. The table contains only the hashes of the codes. */
export async function makeRecoveryCodes(
  { database, clock }: Services,
  user: SignedInUser,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode)
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    await RecoveryCodeRow.replace(trx, user.id, codes.map(readCode), clock.now())
  })
  return codes
}

/** Makes a code of 24 characters. An alphabet of 32 characters gives 120 bits. */
function makeCode(): string {
  const characters = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return characters.join('').replaceAll(GROUP, '$&-')
}

/**
 * Returns the typed code in the form that is hashed: digits 0 to 9, upper case, no separators. The letters I
 * and L become 1, and O becomes 0.
 */
export function readCode(typed: string): string {
  return foldDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
}
