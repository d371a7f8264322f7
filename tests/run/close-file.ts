import { afterAll } from 'vitest'
import { closeAll } from '../support/closing.ts'

// Closes the resources that the previous test file has left open. If the run chose no test of that
// file, the file's hooks have not run.
await closeAll()
afterAll(closeAll)
