import type { Cluster } from '../rig/cluster.ts'

export interface Scenario {
  /** As the command line names it. */
  name: string
  /** What happens, as the table says it. */
  title: string
  /** Breaks something while the load runs, and mends it again as far as it does not mend itself. */
  play(cluster: Cluster): Promise<Outcome | undefined>
}

export interface Outcome {
  /** Only what had ended by then was to stay. */
  keptUntil?: number
}
