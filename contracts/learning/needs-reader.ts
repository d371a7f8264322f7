/**
 * The ids of facts with which a wrong translation could harm a reader: visa bonds, suspensions, the
 * questions about harm and fear, refusals, and false answers.
 */
const GRAVE_FACTS = /^(?:BO\d+|TB\d+|QF\d+|D11|L3|L4|L5|SM3)$/

/**
 * Returns whether a native speaker must read the translation of an item. Until then, the item is
 * also shown in English.
 */
export function needsReader(item: { facts: readonly string[]; sensitive?: boolean }): boolean {
  return item.sensitive === true || item.facts.some((id) => GRAVE_FACTS.test(id))
}
