import { runMeasurements } from '#tests/bench/measure.ts'

/** `npm run soak`: what needs minutes of load each, and so has no place in `npm test`. */
await runMeasurements(import.meta.dirname)
