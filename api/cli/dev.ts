import { spawn } from 'node:child_process'

/** The server, restarted at each change, and the app with hot reloading, which passes `/api` on to it. */
const SERVER = ['--watch', '--import', 'tsx', 'api/main.ts']
const APP = ['node_modules/vite/bin/vite.js']

/** What another process reads is not watched. */
const env = { ...process.env, PROCESSES: '1' }
const programs = [SERVER, APP].map((args) =>
  spawn(process.execPath, args, { stdio: 'inherit', env }),
)
for (const program of programs) {
  program.once('exit', () => {
    for (const other of programs) other.kill()
  })
}
// Ctrl-C reaches all three; waiting lets the server stop in order.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  for (const program of programs) program.kill()
})
