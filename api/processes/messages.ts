import { z } from 'zod'

/** The name in each of our messages, because other code sends messages over the same channel. */
const CHANNEL = 'processes'
const Question = z.object({ type: z.literal('question'), id: z.string(), topic: z.string() })

export const ToPrimary = z.discriminatedUnion('type', [
  /** The process is ready at this address. */
  z.object({ type: z.literal('ready'), url: z.string() }),
  /** The process has begun the shared work. */
  z.object({ type: z.literal('leading') }),
  Question,
  z.object({ type: z.literal('answer'), id: z.string(), value: z.unknown() }),
])
export type ToPrimary = z.infer<typeof ToPrimary>

export const ToProcess = z.discriminatedUnion('type', [
  /**
   * Tells a process to do the shared work from now on. With `isStart`, the process also does the work of the
   * program's start.
   */
  z.object({ type: z.literal('lead'), isStart: z.boolean() }),
  Question,
  /** `isWhole` is false when a process has not answered in time. */
  z.object({
    type: z.literal('answers'),
    id: z.string(),
    values: z.array(z.unknown()),
    isWhole: z.boolean(),
  }),
])
export type ToProcess = z.infer<typeof ToProcess>

export function write<Message extends ToPrimary | ToProcess>(message: Message) {
  return { channel: CHANNEL, message }
}

/** Returns undefined when the message is not ours. */
export function read<Message>(schema: z.ZodType<Message>, said: unknown): Message | undefined {
  const isOurs = typeof said === 'object' && said !== null && 'channel' in said
  if (!isOurs || said.channel !== CHANNEL || !('message' in said)) return undefined
  return schema.parse(said.message)
}
