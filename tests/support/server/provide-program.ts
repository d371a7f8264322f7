import { execFileSync } from 'node:child_process'

/** The server as a program. It is rebuilt when a source is younger; a failure brings its output. */
export default function buildServer() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--server-only'], { stdio: 'pipe' })
}
