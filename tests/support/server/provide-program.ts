import { execFileSync } from 'node:child_process'

/**
 * Builds the server program if a source file is newer than the program. If the build fails, the
 * error shows its output.
 */
export default function buildServer() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--server-only'], { stdio: 'pipe' })
}
