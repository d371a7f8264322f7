import type { Cluster } from '../rig/cluster.ts'

export interface Scenario {
  /** The scenario's name on the command line. */
  name: string
  /** The description in the table of results. */
  title: string
  /** Breaks something while the load runs. Repairs the parts that do not recover by themselves. */
  play(cluster: Cluster): Promise<Outcome | undefined>
}

export interface Outcome {
  /**
   * A time in milliseconds. The check ignores calls that ended later, because a restore has deleted
   * their writes.
   */
  keptUntil?: number
}
