import * as z from 'zod/mini'

// To compile schemas, zod needs `new Function`. The content security policy refuses and reports it.
z.config({ jitless: true })
