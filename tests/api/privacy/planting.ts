import type { Knex } from 'knex'
import type { TestApp } from '#tests/support/server/app.ts'
import type { Scene } from '#tests/support/server/credentials.ts'

/** A minute, in days. */
export const MINUTE = 1 / (24 * 60)

export interface Site {
  app: TestApp
  scene: Scene
}

export interface Planted {
  table: string
  /** The condition that selects the planted rows, as long as they exist. */
  where: Knex.QueryCallback | object
}

/**
 * A case for the tests of the hourly job: a name of the planted rows, the number of days until the
 * job removes them, and the function that plants them.
 */
export type PlantedCase = [what: string, days: number, plant: (site: Site) => Promise<Planted>]
