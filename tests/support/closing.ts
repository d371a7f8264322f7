import { onTestFinished, TestRunner } from 'vitest'

type Close = () => Promise<void>

const opened: Close[] = []

/**
 * Registers the function that closes a resource, which was just opened. The function runs after the
 * test that opened the resource. If no test opened it, the function runs after the file. The last
 * opened resource is closed first. Returns a function that closes the resource earlier. Do not use
 * `closeAfter` in a fixture of a whole file, because the first test with the fixture would close
 * the resource. A benchmark is not a test, and closes its resources itself.
 */
export function closeAfter(close: () => Promise<void> | void): Close {
  let closing: Promise<void> | undefined
  const closeOnce = () => (closing ??= Promise.resolve(close()))
  if (process.env['VITEST'] === undefined) return closeOnce
  if (TestRunner.getCurrentTest()) onTestFinished(closeOnce)
  else opened.push(closeOnce)
  return closeOnce
}

export async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}
