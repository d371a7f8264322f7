import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Where people reach a person, and the name under which this site issues; the operator gives both. */
export const Support = z.object({ email: z.string(), issuer: z.string() })
export type Support = z.infer<typeof Support>

export const readSupport = endpoint({ method: 'GET', path: '/api/support', answer: Support })
