import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chooseSlice, findParts, PARTS } from '../parts.ts'

export interface Plan {
  /** The test files, as filters of Vitest. Empty for all files. */
  filters: string[]
  /**
   * True for a run without named files, also with `--changed`. Such a run checks types, lint and format too.
   */
  isWhole: boolean
  /** True when only the tests that belong to the changes run. */
  isOfChange: boolean
  /** True when the run stores how long each file takes. */
  isRecorded: boolean
  /** Variables that tell the tests their depth and their seed. */
  env: Record<string, string>
  /** Describes the run, with the command that repeats it. */
  description: string
}

/**
 * Parses the arguments of the command. With `--soak`, the words name parts of the soak. Otherwise
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

/** Returns a number from the commit's hash, so that each commit tests other random choices. */
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
