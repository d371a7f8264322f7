import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Where people reach a person; the operator names the address. */
export const Support = z.object({ email: z.string() })
export type Support = z.infer<typeof Support>

export const readSupport = endpoint({ method: 'GET', path: '/api/support', answer: Support })
