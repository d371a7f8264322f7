import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chooseSlice, findParts, PARTS } from '../parts.ts'

export interface Plan {
  /** The paths of test files, as filters for Vitest. The list is empty if all files run. */
  filters: string[]
  /**
   * True if the command names no files. Such a run also checks types, lint and format. A run with
   * `--changed` is such a run too.
   */
  isWhole: boolean
  /** True if only the tests that belong to the changes run. */
  isOfChange: boolean
  /** True if the run stores the durations of its files. */
  isRecorded: boolean
  /** Variables with the depth and the seed for the tests. */
  env: Record<string, string>
  /** Describes the run. The text contains the command that repeats the run. */
  description: string
}

/**
 * Parses the arguments of the command. With `--soak`, the words name parts of the soak. Without it,
 * the words name test files. `--seed` repeats the random choices of another run.
 */
export function planRun(args: string[]): Plan {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      soak: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  })
  const seed = Number(values.seed ?? (values.soak ? undefined : readCommit()) ?? drawSeed())
  if (!Number.isSafeInteger(seed)) throw new Error('A seed is a whole number')
  const words = [...positionals, ...(values.changed ? ['--changed'] : [])]
  const parts = choosePartNames(values.soak, values.soak ? positionals : words, seed)
  const command = [values.soak ? 'npm run soak --' : 'npm test --', ...words]
  return {
    filters: values.soak ? [] : positionals,
    isWhole: !values.soak && positionals.length === 0,
    isOfChange: values.changed,
    isRecorded: values.record,
    env: {
      SEED: String(seed),
      TEST_PARTS: parts.join(),
      ...(values.soak && { TEST_DEPTH: 'soak' }),
    },
    description: [
      parts.length > 0 ? `Of the soak: ${parts.join(', ')}.` : 'Nothing of the soak.',
      `Once more: ${command.join(' ')} --seed ${String(seed)}`,
    ].join(' '),
  }
}

function choosePartNames(isSoak: boolean, words: readonly string[], seed: number): string[] {
  if (!isSoak) return words.length === 0 ? [chooseSlice(seed).name] : []
  const names = findParts(words).map(({ name }) => name)
  if (names.length > 0) return names
  throw new Error(`The soak has the parts ${PARTS.map(({ name }) => name).join(', ')}`)
}

/** Returns a number from the commit's hash. Each commit then makes other random choices. */
function readCommit(): number | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : undefined
}

function drawSeed(): number {
  return Date.now() % 2 ** 28
}
