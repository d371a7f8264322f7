import { afterAll } from 'vitest'
import { closeAll } from '../support/closing.ts'

// Closes what the file before has left. If no test of that file was asked for, its hooks have not run.
await closeAll()
afterAll(closeAll)
