import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** The report of one file in one project. */
export interface FileReport {
  project: string
  path: string
  passed: number
  /**
   * One line for each failed test. A file that could not be loaded, or that ended with an error,
   * has a line too.
   */
  failures: string[]
  startedAtMs: number
  endedAtMs: number
  worker?: { pid: number; processorMs: number }
}

/** Writes the reports of all files. `tests/run.ts` reads them. */
export function reportFiles(target: string): Reporter {
  const started = new Map<string, number>()
  const ended = new Map<string, number>()
  return {
    onTestModuleQueued: ({ id }) => void started.set(id, Date.now()),
    onTestModuleEnd: (module) => {
      ended.set(module.id, Date.now())
      // Names each failure at once. Vitest itself waits for the end of the run.
      const { path, failures } = describe(module)
      for (const failure of failures) process.stdout.write(`\n✗ ${path} > ${failure}\n`)
    },
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

/** Counts the results of a file. A test that did not run counts as failed. */
function describe(module: TestModule) {
  const tests = Array.from(module.children.allTests())
  const failures = tests
    .filter((test) => test.result().state !== 'passed')
    .map((test) => `${test.fullName}: ${firstLineOf(test.result().errors)}`)
  const passed = tests.length - failures.length
  if (failures.length === 0 && module.state() !== 'passed')
    failures.push(firstLineOf(module.errors()))
  const { worker } = module.meta()
  return {
    project: module.project.name,
    path: module.relativeModuleId,
    passed,
    failures,
    ...(worker && { worker }),
  }
}

function firstLineOf(errors: readonly { message: string }[] = []): string {
  return errors[0]?.message.split('\n')[0] ?? 'did not run'
}
