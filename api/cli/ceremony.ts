import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import {
  CertificateBundle,
  CertificateRequest,
} from '#api/interop/certificates/certificate-request.ts'
import { KeyRequest } from '#api/trust/keys/key-request.ts'

/** The request file of the server. `kind` says what the root must sign: a key set or certificates. */
const Request = z.discriminatedUnion('kind', [KeyRequest, CertificateRequest])
export type Kind = z.infer<typeof Request>['kind']

/** The signed file that the root makes for the server. */
const Signed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keys'), keySet: z.base64url() }),
  CertificateBundle,
])
export type Signed = z.infer<typeof Signed>

/** Runs on the server. */
export function writeRequest(request: z.infer<typeof Request>, out: string): string {
  const sha256 = writeJson(out, request)
  return `Written: ${out}. Take it to the root: npm run visa -- root sign ${out}
SHA-256 of the file, to be read aloud there: ${sha256}`
}

/** Runs on the machine with the root. */
export function readRequest(file: string) {
  const fault = `${file} is not a request. Make a request on the server: npm run visa -- root request`
  return { request: readJson(file, Request, fault), sha256: fingerprint(readFileSync(file)) }
}

export function writeSigned(signed: Signed, out: string): string {
  writeJson(out, signed)
  return `Signed: ${out}. On the server: npm run visa -- root install ${out}`
}

export function readSigned(file: string): Signed {
  return readJson(file, Signed, `${file} was not signed by a root. See: npm run visa -- root sign`)
}

export function readJson<Value>(file: string, schema: z.ZodType<Value>, fault: string): Value {
  const text = readFileSync(file, 'utf8')
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(fault, { cause })
  }
}

function writeJson(file: string, value: object): string {
  const bytes = `${JSON.stringify(value, null, 2)}\n`
  writeFileSync(file, bytes)
  return fingerprint(bytes)
}

/** Returns the SHA-256 in groups that people read aloud. */
function fingerprint(bytes: string | Uint8Array): string {
  const digits = createHash('sha256').update(bytes).digest('hex')
  return digits.match(/.{8}/g)?.join(' ') ?? ''
}
