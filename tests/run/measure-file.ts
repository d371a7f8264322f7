import { afterAll } from 'vitest'
import { readProcessorMs } from './process-tree.ts'

declare module 'vitest' {
  interface TaskMeta {
    /**
     * The process that ran the file. `processorMs` is the processor time that the process and its
     * descendants had used by the end of the file.
     */
    worker?: { pid: number; processorMs: number }
  }
}

// Vitest runs the `afterAll` hooks in reverse order. This hook is the first of the file, so it runs
// last.
afterAll(({}, { file }) => {
  file.meta.worker = { pid: process.pid, processorMs: readProcessorMs(process.pid) }
})
