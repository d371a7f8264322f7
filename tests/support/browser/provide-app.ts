import { execFileSync } from 'node:child_process'

/**
 * Browser journeys run against the built app. This rebuilds it if a source is newer. A failure
 * shows the build's output.
 */
export default function buildApp() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--build-only'], { stdio: 'pipe' })
}
