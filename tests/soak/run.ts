import { spawnSync } from 'node:child_process'
import { runMeasurements } from '#tests/bench/measure.ts'

/**
 * Whose tests do more of it here: by `rounds()` what is left to chance, on either database what calls the API, a
 * second time what is kept, a longer queue.
 */
const THOROUGH = ['tests/api', 'chaos', 'convergence', 'kept-before-shown', 'scanning-pictures']

/** `npm run soak`: what needs minutes of load each, and so has no place in `npm test`. */
await runMeasurements(import.meta.dirname)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/run.ts', ...THOROUGH], {
  stdio: 'inherit',
  env: { ...process.env, THOROUGH: '1' },
})
process.exitCode ||= status ?? 1
