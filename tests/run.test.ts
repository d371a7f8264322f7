import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
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

  test('a project takes the sum of its files', () => {
    const [, line = ''] = describeProjects(costs)
    expect(line.split(/ +/)).toEqual(['unit', '3', '9.0', '9.0'])
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
