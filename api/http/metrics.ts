import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import { isOpen } from './headers.ts'
import type { Siblings } from '#api/processes/siblings.ts'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  observe(labels: RequestLabels, seconds: number): void
  /**
   * Adds a gauge with one series for each of the named alarms. The value is 1 while the alarm is raised, and
   * 0 otherwise.
   */
  watchAlarms(
    gauge: string,
    names: readonly string[],
    raised: () => Partial<Record<string, string>>,
  ): void
  /** Returns the metrics of all processes in Prometheus's text format. */
  render(): Promise<string>
}

interface RequestLabels {
  method: string
  route: string
  status: number
}

const Measured = z.array(z.custom<object>((one) => typeof one === 'object' && one !== null))

/**
 * Creates the metrics about requests, and about the memory, the processor and the event loop of the
 * processes.
 */
export function createMetrics(siblings: Siblings): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  new Gauge({
    name: 'processes',
    help: 'How many processes answer.',
    registers: [registry],
  }).set(1)
  const measureAll = siblings.share('metrics', Measured, () => registry.getMetricsAsJSON())
  return {
    observe: (labels, seconds) => {
      requests.observe({ ...labels }, seconds)
    },
    watchAlarms: (gauge, names, raised) => {
      new Gauge({
        name: gauge,
        help: 'Whether the alarm is raised: 1 or 0.',
        labelNames: ['alarm'],
        registers: [registry],
        // The alarm counts as raised when at least one process has raised it.
        aggregator: 'max',
        collect() {
          const messages = raised()
          for (const alarm of names) this.set({ alarm }, alarm in messages ? 1 : 0)
        },
      })
    },
    render: async () => AggregatorRegistry.aggregate((await measureAll()).values).metrics(),
  }
}

export function measureRequests(metrics: Metrics): Middleware {
  return async function measure(ctx, next) {
    const began = performance.now()
    await next()
    const labels = { method: methodOf(ctx), route: routeOf(ctx), status: ctx.status }
    metrics.observe(labels, (performance.now() - began) / 1000)
  }
}

/**
 * Returns the path pattern of the matched route. An address would be wrong here, because it can contain a
 * token or a credential id.
 */
export function routeOf(ctx: Context): string {
  const matched = (ctx as { _matchedRoute?: unknown })._matchedRoute
  if (typeof matched === 'string') return matched
  return ctx.path.startsWith('/api') || isOpen(ctx.path) ? 'unknown' : 'page'
}

/** Names the route of a call that is refused before the router sees it. */
export function nameRoute(ctx: Context, router: Router): void {
  const { pathAndMethod } = router.match(ctx.path, ctx.method)
  Object.assign(ctx, { _matchedRoute: pathAndMethod.at(-1)?.path })
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'])

/** All unknown methods share one label, because callers can invent any number of methods. */
export function methodOf(ctx: Context): string {
  return METHODS.has(ctx.method) ? ctx.method : 'OTHER'
}
