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

/** The hash of an account without a password: it begins as no hash does, so nothing matches it. */
export const UNUSABLE_PASSWORD = '!'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (`null`) or one without a password as for any other. */
  verify(stored: string | null, password: string): Promise<boolean>
  isOutdated(stored: string): boolean
  /** Refuses at once while too many passwords wait to be hashed. */
  requireRoom(): void
}

/** Keyboards spell one letter in several ways; nothing else of a password is touched (RFC 8265). */
function toTyped(password: string): string {
  return password.normalize('NFKC')
}

/** A flood of log-ins queues up to a bound and is then turned away, so that the rest keeps working. */
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
