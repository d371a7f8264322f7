import { execFileSync } from 'node:child_process'

/**
 * Rebuilds the app if a source file is newer than the build, because browser journeys run against
 * the built app. A failure shows the output of the build.
 */
export default function buildApp() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--build-only'], { stdio: 'pipe' })
}
