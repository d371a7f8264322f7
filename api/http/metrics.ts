import type { Context, Middleware } from 'koa'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Series {
  count: number
  sum: number
  buckets: number[]
}

export interface Metrics {
  observe(labels: string, seconds: number): void
  /** A value that is read when somebody asks. */
  addGauge(name: string, help: string, read: () => number): void
  /** In the text format of Prometheus. */
  render(): string
}

export function createMetrics(): Metrics {
  const requests = new Map<string, Series>()
  const gauges = new Map<string, { help: string; read: () => number }>()
  gauges.set('process_resident_memory_bytes', {
    help: 'Memory of the process.',
    read: () => process.memoryUsage.rss(),
  })
  gauges.set('process_uptime_seconds', {
    help: 'Seconds since the start.',
    read: () => process.uptime(),
  })
  return {
    observe: (labels, seconds) => {
      const series = requests.get(labels) ?? {
        count: 0,
        sum: 0,
        buckets: BUCKETS_SECONDS.map(() => 0),
      }
      requests.set(labels, series)
      series.count += 1
      series.sum += seconds
      BUCKETS_SECONDS.forEach((limit, i) => {
        if (seconds <= limit) series.buckets[i] = (series.buckets[i] ?? 0) + 1
      })
    },
    addGauge: (name, help, read) => {
      gauges.set(name, { help, read })
    },
    render: () => [...renderGauges(gauges), ...renderRequests(requests), ''].join('\n'),
  }
}

function renderGauges(gauges: ReadonlyMap<string, { help: string; read: () => number }>): string[] {
  return [...gauges].flatMap(([name, { help, read }]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    `${name} ${String(read())}`,
  ])
}

function renderRequests(requests: ReadonlyMap<string, Series>): string[] {
  const name = 'http_request_duration_seconds'
  const lines = [`# HELP ${name} Time to answer, by route and status.`, `# TYPE ${name} histogram`]
  for (const [labels, { count, sum, buckets }] of requests) {
    BUCKETS_SECONDS.forEach((limit, i) => {
      lines.push(`${name}_bucket{${labels},le="${String(limit)}"} ${String(buckets[i] ?? 0)}`)
    })
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${String(count)}`)
    lines.push(`${name}_sum{${labels}} ${String(sum)}`, `${name}_count{${labels}} ${String(count)}`)
  }
  return lines
}

export function measureRequests(metrics: Metrics): Middleware {
  return async function measure(ctx, next) {
    const began = performance.now()
    await next()
    const labels = `method="${methodOf(ctx)}",route="${routeOf(ctx)}",status="${String(ctx.status)}"`
    metrics.observe(labels, (performance.now() - began) / 1000)
  }
}

/** The pattern that matched, never the address itself: addresses carry tokens and credential ids. */
export function routeOf(ctx: Context): string {
  const matched = (ctx as { _matchedRoute?: unknown })._matchedRoute
  if (typeof matched === 'string') return matched
  return ctx.path.startsWith('/api') ? 'unknown' : 'page'
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'])

/** A method is whatever the caller writes; labels must not grow by it. */
export function methodOf(ctx: Context): string {
  return METHODS.has(ctx.method) ? ctx.method : 'OTHER'
}
