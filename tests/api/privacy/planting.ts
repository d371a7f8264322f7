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
  /** Selects the planted rows, as long as they exist. */
  where: Knex.QueryCallback | object
}

/** What is planted, the days until the hourly job removes it, and how it is planted. */
export type PlantedCase = [what: string, days: number, plant: (site: Site) => Promise<Planted>]
