import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { issueLines } from './issue-lines.ts'

interface Importer {
  wake(): void
  /** The line that is being issued is still finished. */
  close(): Promise<void>
}

/**
 * Opens the importer, which issues the lines of imports. Only one run is possible at a time. A call of `wake`
 * during a run has no effect.
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
