import { execFileSync } from 'node:child_process'

/**
 * Builds the app again if a source file is newer than the build. The end-to-end tests use the built
 * app. If the build fails, the error shows its output.
 */
export default function buildApp() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--build-only'], { stdio: 'pipe' })
}
