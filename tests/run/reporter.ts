import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What the run says of one file in one project. */
export interface FileReport {
  project: string
  path: string
  passed: number
  failed: number
  /** It could not be loaded, or what stands around its tests failed. */
  isBroken: boolean
  startedAtMs: number
  endedAtMs: number
  worker?: { pid: number; processorMs: number }
}

/** Writes the report of each file for `tests/run.ts` to read. */
export function reportFiles(target: string): Reporter {
  const started = new Map<string, number>()
  const ended = new Map<string, number>()
  return {
    onTestModuleQueued: ({ id }) => void started.set(id, Date.now()),
    onTestModuleEnd: ({ id }) => void ended.set(id, Date.now()),
    onTestRunEnd: (modules) => {
      const reports = modules.map((module): FileReport => {
        const startedAtMs = started.get(module.id) ?? Date.now()
        const endedAtMs = ended.get(module.id) ?? startedAtMs
        return { ...describe(module), startedAtMs, endedAtMs }
      })
      writeFileSync(target, JSON.stringify(reports))
    },
  }
}

/** A test that did not run counts as failed. */
function describe(module: TestModule) {
  const states = Array.from(module.children.allTests(), (test) => test.result().state)
  const passed = states.filter((state) => state === 'passed').length
  const failed = states.length - passed
  const { worker } = module.meta()
  return {
    project: module.project.name,
    path: module.relativeModuleId,
    passed,
    failed,
    isBroken: failed === 0 && module.state() !== 'passed',
    ...(worker && { worker }),
  }
}
