import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { READY, say } from '#api/terminal.ts'

/**
 * Starts the server, and restarts the server at each change. When the server is ready, starts the app with
 * hot reloading. The app forwards `/api` to the server. The server's own address is not printed, because
 * the server's pages come from the last build.
 */
const SERVER = ['--watch', '--import', 'tsx', 'api/main.ts']
const { port } = parseArgs({ options: { port: { type: 'string', default: '5173' } } }).values
const APP = ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort']

const env = {
  // Links in mails and codes open the app that is being developed.
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  ...process.env,
  // Only one process, because files that another process reads are not watched.
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
// The terminal sends Ctrl-C to all three processes. This process ignores Ctrl-C, so that the server can stop
// in order.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  for (const program of programs) program.kill()
})
