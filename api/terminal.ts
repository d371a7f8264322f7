/** Standard output is for the person who starts the product, standard error for the log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export const READY = 'Visa Success Guide is ready at'

export function sayReady(url: string): void {
  say(`${READY} ${url}`)
}

/** A terminal signals all processes of a program, and the primary signals the others again. */
export function onSignal(stop: () => void): void {
  let isStopping = false
  const stopOnce = () => {
    if (!isStopping) stop()
    isStopping = true
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
}
