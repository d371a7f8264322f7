import { createRequire } from 'node:module'

const ARCHITECTURES: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the binary itself. The start script of the package is a Node process that
 * runs the binary. With the start script, SIGKILL and SIGSTOP would reach the Node process, and not
 * the binary.
 */
export function findFoundryBinary(tool: 'anvil' | 'forge'): string {
  const starter = createRequire(import.meta.url).resolve(`@foundry-rs/${tool}/package.json`)
  const platform = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  return createRequire(starter).resolve(`@foundry-rs/${tool}-${platform}/bin/${tool}`)
}
