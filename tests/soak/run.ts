import { spawnSync } from 'node:child_process'
import { runMeasurements } from '#tests/bench/measure.ts'

/** Whose tests do by `rounds()` what is left to chance. */
const BY_CHANCE = ['race', 'chaos', 'convergence']

/** `npm run soak`: what needs minutes of load each, and so has no place in `npm test`. */
await runMeasurements(import.meta.dirname)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/run.ts', ...BY_CHANCE], {
  stdio: 'inherit',
  env: { ...process.env, THOROUGH: '1' },
})
process.exitCode ||= status ?? 1
