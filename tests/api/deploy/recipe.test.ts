import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { SCENARIOS } from '#tests/cluster/scenarios/list.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const RECIPE = join(ROOT, 'api/deploy')

const read = (name: string) => readFileSync(join(RECIPE, name), 'utf8')
const FILES = readdirSync(RECIPE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(RECIPE.length + 1))

/** Metrics that Prometheus itself records about each server. */
const ITS_OWN = ['up']
const LANGUAGE = /^(by|histogram_quantile|le|max|rate|sum|topk)$/

/**
 * Returns the names of the metrics in a PromQL expression. Leaves out labels, ranges, keywords and
 * numbers.
 */
function metricsOf(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ').match(/[a-z_]\w*/gi)
  return (bare ?? []).filter((word) => !LANGUAGE.test(word) && !ITS_OWN.includes(word))
}

function ruleExpressions(): string[] {
  return [...read('prometheus-rules.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text)
}

function panelExpressions(): string[] {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

describe('rules and dashboard', () => {
  let exported = ''
  beforeAll(async () => {
    const app = await startTestApp()
    await app.visit().get('/healthz')
    exported = String((await app.visit().get('/metrics')).body)
    await app.close()
  })

  test.each([
    ['rules', ruleExpressions()],
    ['dashboard', panelExpressions()],
  ])('the %s ask for nothing that the server does not export', (_, expressions) => {
    expect(expressions.length).toBeGreaterThan(5)
    for (const metric of expressions.flatMap(metricsOf)) {
      expect(exported).toMatch(new RegExp(`^${metric}[ {]`, 'm'))
    }
  })

  test('each rule leads to an entry of the run book', () => {
    const named = [...read('prometheus-rules.yml').matchAll(/run_book: (.+)/g)].map(
      ([, name]) => name,
    )
    expect(named).toHaveLength(ruleExpressions().length)
    expect(entries().map(({ heading }) => heading)).toEqual(expect.arrayContaining(named))
  })
})

interface Entry {
  heading: string
  text: string
}

function entries(): Entry[] {
  return read('run-book.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { heading, text: lines.join('\n') }
    })
}

describe('the run book', () => {
  test.each(entries())('$heading: names what rehearses it, and that is there', ({ text }) => {
    const [, rehearsed = ''] = /^Rehearsed by (.+?)\.$/ms.exec(text) ?? []
    const named = [...rehearsed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(named).not.toEqual([])
    const scenarios = SCENARIOS.map(({ name }) => name)
    for (const name of named) {
      if (name.includes('/')) expect(readFileSync(join(ROOT, name), 'utf8')).toContain('test(')
      else expect(scenarios).toContain(name)
    }
  })
})

test('every name that is filled in has its line in cluster.env.example', () => {
  const lines = [...read('cluster.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const configuration = FILES.filter((name) => /\.(cfg|conf|env|ini|txt|yml)$/.test(name))
  const asked = configuration.flatMap((name) =>
    [...read(name).matchAll(/\$\{(\w+)\}/g)].map(([, variable]) => variable),
  )
  expect(new Set(asked)).toEqual(new Set(lines))
})

test('the databases are ruled over TLS only, and reached from the network of the nodes only', () => {
  const rulers = ['etcd.env', 'patroni.yml', 'haproxy-database.cfg'].map(read)
  for (const text of [...rulers, read('systemd/visa-base-backup.service'), read('run-book.md')]) {
    expect(text).not.toMatch(/http:\/\//)
    expect(text).not.toContain('0.0.0.0/0')
  }
  expect(read('etcd.env')).toMatch(/^ETCD_CLIENT_CERT_AUTH=true$/m)
  expect(read('etcd.env')).toMatch(/^ETCD_PEER_CLIENT_CERT_AUTH=true$/m)
})

test('the recipe speaks the API over which a primary that hung cannot take its lease back', () => {
  expect(read('patroni.yml')).toMatch(/^etcd:$/m)
  expect(read('patroni.yml')).not.toMatch(/^etcd3:/m)
  expect(read('etcd.env')).toContain('ETCD_ENABLE_V2=true')
})
