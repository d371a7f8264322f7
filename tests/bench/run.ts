import { runMeasurements } from './measure.ts'

/** `npm run bench`: minutes at most; `npm run bench -- gas` measures only that. */
await runMeasurements(import.meta.dirname)
