import { execFileSync } from 'node:child_process'
import packageJson from '../../package.json' with { type: 'json' }

/**
 * Returns the name of the build, as people see it. Each build has a different name, so that
 * browsers notice a new build.
 */
export function nameBuild(): string {
  const builtAt = `${new Date().toISOString().slice(0, 19)}Z`
  try {
    const command = ['rev-parse', '--short', 'HEAD']
    const commit = execFileSync('git', command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${packageJson.version} (${commit.trim()}, ${builtAt})`
  } catch {
    // A copy of the sources without the git history can be built too.
    return `${packageJson.version} (${builtAt})`
  }
}
