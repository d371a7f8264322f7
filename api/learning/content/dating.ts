import type { Dated } from '#contracts/learning/dated.ts'
import type { FactId } from './facts/written-facts.ts'
import type { OfficialPageId } from './official-pages.ts'

/** The page that decides, and the facts that an item states; the first is what it is about. */
export interface DatedBy {
  page: string
  facts: readonly string[]
}

/** The same before it has its dates: with placeholders, and with the facts that fill them. */
export type Written<Value> = Value extends Dated
  ? { [Key in keyof Value as Exclude<Key, keyof Dated>]: Written<Value[Key]> } & {
      datedBy: DatedBy
    }
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value

/** An item of the build, where the compiler knows each fact and each page. */
export function dateBy<Item extends object>(
  page: OfficialPageId,
  facts: Iterable<FactId>,
  item: Item,
): Item & { datedBy: DatedBy } {
  return { ...item, datedBy: { page, facts: [...facts] } }
}
