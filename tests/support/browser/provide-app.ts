import { execFileSync } from 'node:child_process'

/** Browser journeys run against the built app. It is rebuilt when a source is younger; a failure brings its output. */
export default function buildApp() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--build-only'], { stdio: 'pipe' })
}
