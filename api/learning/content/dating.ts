import type { Dated } from '#contracts/learning/dated.ts'
import type { FactId } from './facts/written-facts.ts'
import type { OfficialPageId } from './official-pages.ts'

/**
 * The official page on which a reader can check an item, and the facts that the item states. The item is
 * about the first fact.
 */
export interface DatedBy {
  page: string
  facts: readonly string[]
  /** The class of what the item shows, when it gives only advice that stays right if its facts change. */
  shows?: 'ours'
}

/** An item before it gets its dates. Its texts have placeholders, and `datedBy` names its facts. */
export type Written<Value> = Value extends Dated
  ? { [Key in keyof Value as Exclude<Key, keyof Dated>]: Written<Value[Key]> } & {
      datedBy: DatedBy
    }
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value

/** Adds `datedBy` to an item of the build. The compiler checks that each fact and page exists. */
export function dateBy<Item extends object>(
  page: OfficialPageId,
  facts: Iterable<FactId>,
  item: Item,
  shows?: DatedBy['shows'],
): Item & { datedBy: DatedBy } {
  return { ...item, datedBy: { page, facts: [...facts], ...(shows && { shows }) } }
}
