import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { READY, say } from '#api/terminal.ts'

/**
 * The server, restarted at each change, and the app with hot reloading, which passes `/api` on to it. Only the app's
 * address is printed, for the server's own has the last build; and only once the server answers.
 */
const SERVER = ['--watch', '--import', 'tsx', 'api/main.ts']
const { port } = parseArgs({ options: { port: { type: 'string', default: '5173' } } }).values
const APP = ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort']

const env = {
  // Links in mails and codes lead to the app as it is now.
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  ...process.env,
  // What another process reads is not watched.
  PROCESSES: '1',
}
const programs: ChildProcess[] = []

function start(args: string[], stdio: StdioOptions): ChildProcess {
  const program = spawn(process.execPath, args, { stdio, env })
  programs.push(program)
  program.once('exit', () => {
    for (const other of programs) other.kill()
  })
  return program
}

const { stdout } = start(SERVER, ['inherit', 'pipe', 'inherit'])
if (stdout) {
  createInterface({ input: stdout }).on('line', (line) => {
    if (!line.startsWith(READY)) say(line)
    else if (programs.length === 1) start(APP, 'inherit')
  })
}
// Ctrl-C reaches all three; waiting lets the server stop in order.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  for (const program of programs) program.kill()
})
