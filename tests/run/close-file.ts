import { afterAll } from 'vitest'
import { closeAll } from '../support/closing.ts'

// When no test of a file was asked for, its hooks have not run.
await closeAll()
afterAll(closeAll)
