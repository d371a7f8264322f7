import * as z from 'zod/mini'

// Stops zod from compiling schemas. The compiler uses `new Function`, which the content security
// policy forbids and reports.
z.config({ jitless: true })
