/** The number of rows that wait, and the time since which the oldest waits. Null when none waits. */
export interface Counted {
  count: number
  since: Date | null
}
