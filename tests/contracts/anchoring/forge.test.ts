import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { COMPILER_SETTINGS } from '#tests/support/chain/compile-contract.ts'
import { findFoundryBinary } from '#tests/support/chain/foundry.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const SOURCES = join(import.meta.dirname, 'forge')
const FUZZ_RUNS = 1_000
const INVARIANT_RUNS = 128
const INVARIANT_DEPTH = 64
const CALLS_PER_CHECK = 16

const Runs = z.object({ runs: z.number(), calls: z.number().optional() })
const Report = z.record(
  z.string(),
  z.object({
    test_results: z.record(
      z.string(),
      z.object({
        status: z.string(),
        reason: z.string().nullable(),
        kind: z.object({ Fuzz: Runs.optional(), Invariant: Runs.optional() }),
      }),
    ),
  }),
)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-'))
  await writeFile(join(folder, 'foundry.toml'), foundryToml(), 'utf8')
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('the registry withstands random calls and sequences of calls', async () => {
  const { stdout } = await promisify(execFile)(
    findFoundryBinary('forge'),
    ['test', '--root', folder, '--json'],
    { maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: unknown) => z.object({ stdout: z.string() }).loose().parse(error))
  const results = Object.values(Report.parse(JSON.parse(stdout))).flatMap((suite) =>
    Object.entries(suite.test_results),
  )

  expect(results.filter(([, { status }]) => status !== 'Success')).toEqual([])
  const fuzzed = results.flatMap(([, { kind }]) => kind.Fuzz ?? [])
  const invariants = results.flatMap(([, { kind }]) => kind.Invariant ?? [])
  expect(fuzzed.map(({ runs }) => runs)).toEqual(new Array(5).fill(FUZZ_RUNS))
  expect(invariants).toEqual([
    expect.objectContaining({ runs: INVARIANT_RUNS, calls: INVARIANT_RUNS * INVARIANT_DEPTH }),
  ])
})

/**
 * Returns the settings of forge. Forge writes only into the temporary folder of the test, and
 * downloads nothing.
 */
function foundryToml(): string {
  return `[profile.default]
src = '${SOURCES}'
test = '${SOURCES}'
libs = []
remappings = [
  'contracts/=${ROOT}/contracts/',
  '@openzeppelin/contracts/=${ROOT}/node_modules/@openzeppelin/contracts/',
]
auto_detect_remappings = false
solc = '${ROOT}/tests/support/chain/solc.mjs'
offline = true
via_ir = ${String(COMPILER_SETTINGS.viaIR)}
optimizer = ${String(COMPILER_SETTINGS.optimizer.enabled)}
optimizer_runs = ${String(COMPILER_SETTINGS.optimizer.runs)}
evm_version = '${COMPILER_SETTINGS.evmVersion}'
bytecode_hash = '${COMPILER_SETTINGS.metadata.bytecodeHash}'
cbor_metadata = ${String(COMPILER_SETTINGS.metadata.appendCBOR)}

[fuzz]
runs = ${String(FUZZ_RUNS)}
failure_persist_dir = '${folder}/failures'

[invariant]
runs = ${String(INVARIANT_RUNS)}
depth = ${String(INVARIANT_DEPTH)}
check_interval = ${String(CALLS_PER_CHECK)}
fail_on_revert = true
failure_persist_dir = '${folder}/failures'
`
}
