import { afterAll } from 'vitest'
import { readProcessorMs } from './process-tree.ts'

declare module 'vitest' {
  interface TaskMeta {
    /**
     * The process that ran the file, and the processor time that it and its descendants had used at the end
     * of the file.
     */
    worker?: { pid: number; processorMs: number }
  }
}

// The first `afterAll` hook of a file runs last.
afterAll(({}, { file }) => {
  file.meta.worker = { pid: process.pid, processorMs: readProcessorMs(process.pid) }
})
