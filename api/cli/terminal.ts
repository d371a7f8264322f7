/**
 * Prints a line for the person who starts the product. This is standard output. The log goes to standard
 * error.
 */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export const READY = 'Visa Success Guide is ready at'

export function printReady(url: string): void {
  say(`${READY} ${url}`)
}

/** Calls `stop` at the first signal only. The terminal and the primary process can both send a signal. */
export function onSignal(stop: () => void): void {
  let isStopping = false
  const stopOnce = () => {
    if (!isStopping) stop()
    isStopping = true
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
}
