import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { ApiError } from '#api/http/errors.ts'

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** Argon2id, the default algorithm: 20 ms and 19 MiB each (OWASP's first choice). */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const RUNNING_MAX = 4
const WAITING_MAX = 16
const RETRY_SECONDS = 2

/** Stored for an account without a password. No hash begins like this, so no password matches. */
export const UNUSABLE_PASSWORD = '!'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes equally long for an unknown account (`null`), an account without a password, and any other. */
  verify(stored: string | null, password: string): Promise<boolean>
  isOutdated(stored: string): boolean
  /** Refuses at once while too many passwords wait to be hashed. */
  requireRoom(): void
}

/** Keyboards spell one letter in several ways; the rest of a password is not changed (RFC 8265). */
function toTyped(password: string): string {
  return password.normalize('NFKC')
}

/** Log-ins queue up to a limit and are then refused, so that the rest of the server keeps working. */
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
