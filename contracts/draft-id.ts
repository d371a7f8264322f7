import * as z from 'zod/mini'

/**
 * The id of one form. The server answers a form that is sent again with the first result and does the work
 * once. Lower case, as PostgreSQL writes it, because data that is sealed for the draft names the id.
 */
export const DraftId = z.uuid().check(z.toLowerCase())
