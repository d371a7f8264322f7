import { execFileSync } from 'node:child_process'

/** Builds the server program if a source is newer. A failure shows the build's output. */
export default function buildServer() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--server-only'], { stdio: 'pipe' })
}
