import type * as z from 'zod/mini'
import { INPUT_REASONS } from './input-reasons.ts'
import { fillIn, valuesOf } from './language/fill-in.ts'
import { because, type Params, type Reason } from './reason.ts'

/** Returns the reason of a wrong input. zod's own messages have no code of ours: `INPUT_INVALID`. */
export function reasonOf(issue: z.core.$ZodIssue): Reason {
  const { message: code } = issue
  const template = textOf(code)
  if (template === undefined) return because('INPUT_INVALID', { why: code })
  const { minimum, maximum, params } = issue as {
    minimum?: number
    maximum?: number
    params?: Params
  }
  const values = {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...params,
  }
  return template.includes('{') ? { code, params: values } : { code }
}

/** Returns the English message of a wrong input. */
export function messageOf(issue: z.core.$ZodIssue): string {
  return describeInput(reasonOf(issue))
}

/** Returns the English sentence of a wrong input. */
export function describeInput({ code, params = {} }: Reason): string {
  return fillIn(textOf(code) ?? code, valuesOf(params, textOf))
}

function textOf(code: string): string | undefined {
  return (INPUT_REASONS as Readonly<Record<string, string>>)[code]
}
