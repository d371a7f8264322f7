import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { chooseFiles } from './run/changed.ts'
import { describeProjects, findCosts } from './run/costs.ts'
import { readProcessorMs } from './run/process-tree.ts'
import type { FileReport } from './run/reporter.ts'

/**
 * Builds the report of a file that ran between these seconds. At the end of the file, the worker
 * had used `seconds` of processor time.
 */
function buildReport(path: string, [from, to]: [number, number], pid: number, seconds: number) {
  return {
    project: 'unit',
    path,
    passed: 1,
    failures: [],
    startedAtMs: from * 1000,
    endedAtMs: to * 1000,
    worker: { pid, processorMs: seconds * 1000 },
  } satisfies FileReport
}

describe('the costs of a run', () => {
  const costs = findCosts([
    buildReport('late', [4, 9], 1, 5),
    buildReport('early', [0, 4], 1, 2),
    buildReport('beside', [0, 6], 2, 4),
  ])

  test('a file takes what its worker used since the file before', () => {
    const used = Object.fromEntries(costs.map(({ path, processorMs }) => [path, processorMs]))
    expect(used).toEqual({ early: 2000, late: 3000, beside: 4000 })
  })

  test('a project ends with the time in which its last file ran alone', () => {
    const [, line = ''] = describeProjects(costs, 0)
    expect(line.split(/ +/)).toEqual(['unit', '3', '9.0', '9.0', '3.0'])
  })
})

test('what a process uses counts with its parent, before and after its end', async () => {
  const busy = `const until = Date.now() + 60_000; let ms = 0
    while (process.cpuUsage().user < 200_000 && Date.now() < until) ms += 1
    process.stdout.write('done'); process.stdin.once('data', () => process.exit())`
  const before = readProcessorMs(process.pid)
  const child = spawn(process.execPath, ['-e', busy], { detached: true })
  await once(child.stdout, 'data')
  expect(readProcessorMs(process.pid) - before).toBeGreaterThan(150)
  child.stdin.write('end')
  await once(child, 'exit')
  expect(readProcessorMs(process.pid) - before).toBeGreaterThan(150)
})

describe('the tests of a change', () => {
  const AREA = 'tests/api/checkout/orders.test.ts'
  const SCREEN = 'tests/pwa/screens/checkout/checkout-page.test.tsx'
  const durations = {
    unit: { [SCREEN]: 1, 'tests/run.test.ts': 0.5 },
    'api-pglite': { [AREA]: 200 },
  }

  test('are those next to it, and the others are counted', () => {
    const { files, leftOut } = chooseFiles(['pwa/screens/checkout/price.tsx'], durations)
    expect(files).toEqual(['tests/run.test.ts', SCREEN])
    expect(leftOut).toEqual({ unit: 0, 'api-pglite': 1 })
  })

  test('take two minutes, unless one of them was changed itself', () => {
    expect(chooseFiles(['api/checkout/order-row.ts'], durations).files).not.toContain(AREA)
    expect(chooseFiles([AREA], durations).files).toContain(AREA)
  })
})
