/** The part of the load generator that the benches use; the package brings no types. */
declare module 'autocannon' {
  interface Spread {
    average: number
    p50: number
    p99: number
    max: number
  }
  interface Result {
    requests: Spread & { total: number }
    /** Milliseconds. */
    latency: Spread
    non2xx: number
    errors: number
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Requests a second of all connections together. */
    overallRate?: number
    workers?: number
    requests: { method: string; path: string; headers: Record<string, string>; body: string }[]
  }
  function autocannon(options: Options): Promise<Result>
  export { autocannon as default }
}
