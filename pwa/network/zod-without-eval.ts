import * as z from 'zod/mini'

// Compiling schemas needs `new Function`, which the content security policy refuses and reports.
z.config({ jitless: true })
