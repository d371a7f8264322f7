import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { issueLines } from './issue-lines.ts'

interface Importer {
  wake(): void
  /** Stops after the line that is being issued. */
  close(): Promise<void>
}

/**
 * Opens the importer, which issues the lines of imports. A call of `wake` during a run starts no second run.
 */
export function openImporter(services: Services): Importer {
  let isClosed = false
  let running: Promise<void> | undefined

  const run = async () => {
    try {
      await issueLines(services, () => isClosed)
    } catch (error) {
      services.log.warn(
        { err: describeError(error) },
        'issuing imports failed and will be tried again',
      )
    }
    running = undefined
  }
  return {
    wake: () => {
      if (!isClosed) running ??= run()
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}
