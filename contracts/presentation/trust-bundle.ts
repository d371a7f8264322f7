import * as z from 'zod/mini'
import { Instant } from '#contracts/endpoint.ts'

const Coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** A retired key signs nothing new, and verifies what it signed before. */
export const IssuerKey = z.object({
  kid: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** The issuer that this key speaks for. */
  name: z.string(),
  x: Coordinate,
  y: Coordinate,
  notBefore: Instant,
  retiredAt: z.nullable(Instant),
})
export type IssuerKey = z.infer<typeof IssuerKey>

/** All that a verifier needs when there is no network. */
export const TrustBundle = z.object({
  issuer: z.string(),
  issuerKeys: z.array(IssuerKey),
  /** The signed status list, in base64url. */
  statusList: z.string().check(z.regex(/^[A-Za-z0-9_-]+$/)),
})
export type TrustBundle = z.infer<typeof TrustBundle>

export type IssuerTrust = Readonly<Pick<TrustBundle, 'issuer' | 'issuerKeys'>>
