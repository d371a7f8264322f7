import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { READY, say } from './terminal.ts'

/**
 * This program starts the server, and restarts it after each change. When the server is ready, it starts the
 * app with hot reloading. The app forwards `/api` to the server. The program does not print the server's own
 * address, because the pages at this address are from the last build.
 */
const SERVER = ['--watch', '--import', 'tsx', 'api/main.ts']
const { port } = parseArgs({ options: { port: { type: 'string', default: '5173' } } }).values
const APP = ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort']

const env = {
  // The links in mails and codes must open the app in development, and not the last build.
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  ...process.env,
  // Node watches only the files of this one process. More processes would not restart after a change.
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
// The terminal sends Ctrl-C to all three processes. This process ignores it. The server can then finish its
// work first.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  for (const program of programs) program.kill()
})
