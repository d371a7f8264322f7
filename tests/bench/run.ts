import { runMeasurements } from './measure.ts'

/**
 * `npm run bench` measures everything, which takes minutes. `npm run bench -- gas` measures only
 * the gas.
 */
await runMeasurements(import.meta.dirname)
