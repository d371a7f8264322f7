import { isBeforePass } from '#contracts/verification/token-times.ts'
import { possibleTimes } from '#pwa/network/server-clock.ts'

/** The reason why this device can sign no code with its pass. */
export type Obstacle = 'offline-too-long' | 'clock-behind'

/** The times of a pass, in milliseconds. Of several passes, the latest issue and the earliest end. */
export interface PassTimes {
  issuedAt: number
  expiresAt: number
}

/** Returns null when this device can sign a code with a pass of these times. */
export function findObstacle({ issuedAt, expiresAt }: PassTimes): Obstacle | null {
  const { now, orElse } = possibleTimes()
  if (expiresAt <= now) return 'offline-too-long'
  const isBehind = isBeforePass(now, issuedAt) && isBeforePass(orElse, issuedAt)
  return isBehind ? 'clock-behind' : null
}

/** The error for a code that this device cannot sign, while the server is not reachable either. */
export class ObstacleError extends Error {
  override readonly name = 'ObstacleError'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}
