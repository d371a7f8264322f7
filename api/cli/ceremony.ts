import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'
import { askYes } from './ask.ts'

/** Writes a request on the server. `command` is the next command, on the machine with the root. */
export function writeRequest(out: string, request: object, command: string): string {
  const bytes = `${JSON.stringify(request, null, 2)}\n`
  writeFileSync(out, bytes)
  return `Written: ${out}. Take it to the root: ${command} ${out}
SHA-256, to be read aloud there: ${hash(bytes)}`
}

/** Reads a request on the machine with the root. `command` made the request on the server. */
export function readRequest<Value>(file: string, schema: z.ZodType<Value>, command: string) {
  const fault = `${file} is no request. Make one on the server: ${command}`
  return { request: readJson(file, schema, fault), sha256: hash(readFileSync(file)) }
}

export async function requireAgreement(sha256: string, { yes = false }): Promise<void> {
  console.log(`SHA-256 of the request, to be read aloud: ${sha256}`)
  if (!yes && !(await askYes('Does the server name the same, and is this to be signed?'))) {
    throw new Error('Nothing was signed.')
  }
}

export function readJson<Value>(file: string, schema: z.ZodType<Value>, fault: string): Value {
  const text = readFileSync(file, 'utf8')
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(fault, { cause })
  }
}

function hash(bytes: string | Uint8Array): string {
  const digits = createHash('sha256').update(bytes).digest('hex')
  return digits.match(/.{8}/g)?.join(' ') ?? ''
}
