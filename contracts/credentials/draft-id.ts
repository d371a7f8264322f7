import * as z from 'zod/mini'

/**
 * The id of a form. When the same form is sent again, the server does no work and returns the first
 * result. A change that would count twice needs this id: issuing, inviting and refunding. A user may
 * send it again, because a response was lost. PostgreSQL returns a UUID in lower case. The id is in
 * lower case too, because the seal of a draft also covers the id.
 */
export const DraftId = z.uuid().check(z.toLowerCase())
