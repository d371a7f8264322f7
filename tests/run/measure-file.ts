import { afterAll } from 'vitest'
import { readProcessorMs } from './process-tree.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Of the process that ran the file: all that it and those below it had used at its end. */
    worker?: { pid: number; processorMs: number }
  }
}

// Of the hooks of a file the first is the last to run.
afterAll(({}, { file }) => {
  file.meta.worker = { pid: process.pid, processorMs: readProcessorMs(process.pid) }
})
