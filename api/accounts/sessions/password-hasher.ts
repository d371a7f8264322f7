import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { ApiError } from '#api/http/errors.ts'

export interface PasswordCost {
  /** The memory of one hash in KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** The parameters of Argon2id that OWASP asks for at least. One hash takes 20 ms and 19 MiB. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const RUNNING_MAX = 4
const WAITING_MAX = 16
const RETRY_SECONDS = 2

/** The text in place of a hash when an account has no password. No hash begins with this text. */
export const UNUSABLE_PASSWORD = '!'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Checks a password. Takes as long as for a wrong password when the account is unknown (`null`) or has no
   * password.
   */
  verify(stored: string | null, password: string): Promise<boolean>
  isOutdated(stored: string): boolean
  /** Throws immediately when too many passwords are waiting to be hashed. */
  requireRoom(): void
}

/**
 * Applies NFKC, because keyboards encode one letter in different ways. Keeps case and spaces. RFC 8265,
 * section 4.2, has similar rules.
 */
function toTyped(password: string): string {
  return password.normalize('NFKC')
}

/**
 * Creates a hasher that works on at most four passwords at the same time. When too many calls wait, the next
 * call throws, so that the rest of the server keeps working.
 */
export function createPasswordHasher(cost = PASSWORD_COST): PasswordHasher {
  let running = 0
  const waiting: (() => void)[] = []
  const { memoryCost, timeCost, parallelism } = cost
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const decoy = hash(randomBytes(16), cost)

  const requireRoom = () => {
    if (waiting.length < WAITING_MAX) return
    throw new ApiError('SERVER_BUSY', { retryAfterSeconds: RETRY_SECONDS })
  }
  const takeTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= RUNNING_MAX) {
      requireRoom()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return {
    requireRoom,
    hash: (password) => takeTurn(() => hash(toTyped(password), cost)),
    verify: (stored, password) =>
      takeTurn(async () => {
        const isUsable = stored !== null && stored !== UNUSABLE_PASSWORD
        const matches = await verify(isUsable ? stored : await decoy, toTyped(password))
        return isUsable && matches
      }),
    isOutdated: (stored) => !stored.startsWith(prefix),
  }
}
