import { afterAll } from 'vitest'
import { closeAll } from '../support/closing.ts'

// Of a file none of whose tests was asked for, no hook has run.
await closeAll()
afterAll(closeAll)
