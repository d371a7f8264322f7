import { z } from 'zod'

/** Set on each of ours: others use the same channel. */
const CHANNEL = 'processes'
const Question = z.object({ type: z.literal('question'), id: z.string(), topic: z.string() })

/** What a process tells the primary. */
export const ToPrimary = z.discriminatedUnion('type', [
  /** It answers at this address. */
  z.object({ type: z.literal('ready'), url: z.string() }),
  /** It does now what is done once for all of them. */
  z.object({ type: z.literal('leading') }),
  Question,
  z.object({ type: z.literal('answer'), id: z.string(), value: z.unknown() }),
])
export type ToPrimary = z.infer<typeof ToPrimary>

/** What the primary tells a process. */
export const ToProcess = z.discriminatedUnion('type', [
  /** Do from now on what is done once for all; at the start of the program, what is done once then, too. */
  z.object({ type: z.literal('lead'), isStart: z.boolean() }),
  Question,
  z.object({ type: z.literal('answers'), id: z.string(), values: z.array(z.unknown()) }),
])
export type ToProcess = z.infer<typeof ToProcess>

export function write<Message extends ToPrimary | ToProcess>(message: Message) {
  return { channel: CHANNEL, message }
}

/** Undefined for what others say on the same channel. */
export function read<Message>(schema: z.ZodType<Message>, said: unknown): Message | undefined {
  const isOurs = typeof said === 'object' && said !== null && 'channel' in said
  if (!isOurs || said.channel !== CHANNEL || !('message' in said)) return undefined
  return schema.parse(said.message)
}
