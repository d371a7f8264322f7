import type { Cluster } from '../rig/cluster.ts'

export interface Scenario {
  /** The scenario's name on the command line. */
  name: string
  /** The description in the table of results. */
  title: string
  /** Breaks something while the load runs. Repairs what does not recover by itself. */
  play(cluster: Cluster): Promise<Outcome | undefined>
}

export interface Outcome {
  /** The check ignores calls that ended after this time, because a restore deletes their writes. */
  keptUntil?: number
}
