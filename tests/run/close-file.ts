import { afterAll } from 'vitest'
import { closeAll } from '../support/closing.ts'

// Closes the resources that the previous test file has left open. The hooks of that file have not
// run if the run chose none of its tests.
await closeAll()
afterAll(closeAll)
