import * as z from 'zod/mini'

/**
 * Of one form, however often it is sent: what it has done is answered again, and never done twice. As
 * PostgreSQL writes it, since what is sealed for it names it.
 */
export const DraftId = z.uuid().check(z.toLowerCase())
