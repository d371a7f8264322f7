import { isAhead } from '#contracts/time.ts'
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
  return [now, orElse].every((time) => isBeforePass(time, issuedAt)) ? 'clock-behind' : null
}

/** This device has the pass from the issuer. Therefore, at a time before the pass, its clock is behind. */
export function isBeforePass(time: number, issuedAt: number): boolean {
  return isAhead(new Date(issuedAt), new Date(time))
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
