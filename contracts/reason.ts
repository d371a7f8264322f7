import * as z from 'zod/mini'
import type { INPUT_REASONS, InputReason } from './input-reasons.ts'
import type { REFUSAL_REASONS, RefusalReason } from './refusal-reasons.ts'

/** The values of a sentence. A value can be the code of another text. */
const Params = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.object({ code: z.string() })]),
)
export type Params = Readonly<z.infer<typeof Params>>

/** Names a sentence and its values. An older app can meet a code that it does not know. */
export const Reason = z.object({ code: z.string(), params: z.optional(Params) })
export type Reason = z.infer<typeof Reason>

type Templates = typeof INPUT_REASONS & typeof REFUSAL_REASONS
type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export type ReasonCode = InputReason | RefusalReason
/** The values of a sentence, by their names in it. */
export type ParamsOf<Code extends ReasonCode, Value = Params[string]> = Readonly<
  Record<NamesIn<Templates[Code]>, Value>
>

/** Returns the reason. A sentence without values needs no `params`. */
export function because<Code extends ReasonCode>(
  code: Code,
  ...[params]: keyof ParamsOf<Code> extends never ? [] : [params: ParamsOf<Code>]
): Reason {
  return params ? { code, params } : { code }
}

/** The message of a check in a schema. */
export function inputReason(code: InputReason): InputReason {
  return code
}
