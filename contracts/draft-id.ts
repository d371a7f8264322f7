import * as z from 'zod/mini'

/**
 * The id of one form. When the form is sent again, the server does no work and returns the first
 * result. The id is in lower case, as in PostgreSQL, because the seal of a draft also covers the
 * id.
 */
export const DraftId = z.uuid().check(z.toLowerCase())
