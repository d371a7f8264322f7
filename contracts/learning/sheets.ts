import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { ChecklistItem, READER_CLASSES, ReaderClass } from './learning.ts'

/** A page to print, because many consulates do not allow phones inside. */
export const CheatSheet = z.extend(Dated, {
  visaType: ReaderClass,
  title: Text,
  blocks: z
    .array(z.object({ heading: Text, points: z.array(Text).check(z.minLength(1)) }))
    .check(z.minLength(1)),
})
export type CheatSheet = z.infer<typeof CheatSheet>

export const DocumentChecklist = z.extend(Dated, {
  visaType: ReaderClass,
  title: Text,
  items: z.array(ChecklistItem).check(z.minLength(1)),
})
export type DocumentChecklist = z.infer<typeof DocumentChecklist>

/**
 * A list of items for one class each, such as sheets. Leaves out the items of a class that this app does
 * not know, because the server is newer. The app can still show the others.
 */
export function ofKnownClasses<Item extends z.ZodMiniType<unknown, { visaType: string }>>(
  item: Item,
) {
  const known = z.transform((items: { visaType: string }[]) =>
    items.filter(({ visaType }) => READER_CLASSES.some((one) => one === visaType)),
  )
  return z.pipe(z.pipe(z.array(z.looseObject({ visaType: z.string() })), known), z.array(item))
}
