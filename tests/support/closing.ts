import { onTestFinished, TestRunner } from 'vitest'

type Close = () => Promise<void>

const opened: Close[] = []

/**
 * Closes what was just opened: after the test that opened it, or else after the file; what was opened last is
 * closed first. Answers how to close it earlier. A fixture that lasts for the file is opened in a test, the first that
 * asks for it: what it opens must not close by this. A benchmark is no test, and closes by itself what it opened.
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
