import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Builds the app with this version. Returns the folder of the build. */
export async function buildApp(version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'visa-build-'))
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', VITE_APP_VERSION: version } },
  )
  return folder
}

export interface Deployment {
  /**
   * The folder that the server serves. The folder is a symbolic link. `deploy` changes the target
   * of this link in one step.
   */
  folder: string
  deploy(build: string): void
  /** Deploys a copy of this build in which the kill switch replaces the service worker. */
  deployKillSwitch(build: string): void
  remove(): void
}

/** Creates the folder of a server's files. A deployment replaces all files in one step. */
export function createDeployment(build: string): Deployment {
  const home = mkdtempSync(join(tmpdir(), 'visa-deployment-'))
  const folder = join(home, 'current')
  const deploy = (target: string) => {
    symlinkSync(target, join(home, 'next'))
    renameSync(join(home, 'next'), folder)
  }
  deploy(build)
  return {
    folder,
    deploy,
    deployKillSwitch: (target) => {
      const killed = join(home, 'killed')
      cpSync(target, killed, { recursive: true })
      copyFileSync(join(ROOT, 'pwa/device/worker/kill-switch.js'), join(killed, 'sw.js'))
      deploy(killed)
    },
    remove: () => {
      rmSync(home, { recursive: true, force: true })
    },
  }
}
