import { execFileSync } from 'node:child_process'

/** Browser journeys run against the built app, made anew when a source is younger. */
export default function buildApp() {
  execFileSync(process.execPath, ['api/cli/install.mjs', '--build-only'], { stdio: 'inherit' })
}
