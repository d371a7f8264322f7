import { TEST_ROW } from '#pwa/device/progress/review-history.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { TestRun } from './test-run.ts'

/** Reads the latest run. Returns null when no run is stored, or when the stored run is invalid. */
export async function readRun(owner: string): Promise<TestRun | null> {
  const { answers } = await openStore(owner)
  return TestRun.safeParse((await answers.get(TEST_ROW))?.value).data ?? null
}

export async function keepRun(owner: string, run: TestRun): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.put({ id: TEST_ROW, value: run, at: Date.now() })
}

export async function removeRun(owner: string): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.delete(TEST_ROW)
}

/**
 * Changes the stored run. Does not start from this tab's copy, because another tab may have changed
 * the run. When another tab has finished or replaced the run, changes nothing. Returns the run that
 * is stored now.
 */
export async function changeRun(
  owner: string,
  id: string,
  change: (run: TestRun) => TestRun,
): Promise<TestRun | null> {
  const store = await openStore(owner)
  return store.atOnce(async () => {
    const run = await readRun(owner)
    if (run?.id !== id || run.finishedAt !== null) return run
    const changed = change(run)
    await keepRun(owner, changed)
    return changed
  })
}
