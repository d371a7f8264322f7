import { spawnSync, type SpawnSyncOptions } from 'node:child_process'

/** Runs to its end and answers what it wrote; whatever fails is told with all that it said. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}: ${stderr}${stdout}`)
  }
  return stdout
}

/** The same where it may have nothing to do. */
export function attempt(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout
}
