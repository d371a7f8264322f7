import { spawnSync, type SpawnSyncOptions } from 'node:child_process'

/**
 * Runs a command to its end and returns its output. When the command fails, throws an error with the whole
 * output.
 */
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

/** Runs a command and ignores a failure, because the command may have nothing to do. */
export function attempt(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout
}
