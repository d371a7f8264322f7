import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'

/** The mail address of the support, and the name of the issuer. The operator sets both. */
export const Support = z.object({ email: z.string(), issuer: z.string() })
export type Support = z.infer<typeof Support>

export const readSupport = endpoint({ method: 'GET', path: '/api/support', answer: Support })
