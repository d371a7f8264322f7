import type { Context } from 'koa'
import { isUtf8 } from 'node:buffer'
import { readRawBody } from '#api/http/read-body.ts'
import { OAuthError } from './oauth-error.ts'

const FORM_MAX_BYTES = 16 * 1024

/**
 * The parameters of a form. Each parameter may appear only once (RFC 6749, 3.2). An empty parameter counts as
 * absent.
 */
export type Form = ReadonlyMap<string, string>

export async function readForm(ctx: Context, maxBytes = FORM_MAX_BYTES): Promise<Form> {
  if (ctx.is('application/x-www-form-urlencoded') === false) {
    throw new OAuthError('invalid_request', 'Send the request as a form.')
  }
  const bytes = await readRawBody(ctx, maxBytes)
  if (!isUtf8(bytes)) throw new OAuthError('invalid_request', 'The form is not UTF-8.')
  const form = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(bytes.toString('utf8'))) {
    if (form.has(name)) throw new OAuthError('invalid_request', 'A parameter comes twice.')
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new OAuthError('invalid_request', 'A parameter holds what cannot be stored.')
    }
    if (value !== '') form.set(name, value)
  }
  return form
}

export function requireParameter(form: Form, name: string): string {
  const value = form.get(name)
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`)
  return value
}
