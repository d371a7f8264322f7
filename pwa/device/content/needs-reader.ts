/**
 * The ids of facts with which a wrong translation could harm a reader: visa bonds, suspensions, entry limits, the
 * questions about harm and fear, refusals, and false answers.
 */
const GRAVE_FACTS = /^(?:BO\d+|TB\d+|QF\d+|EB1|D11|L3|L4|L5|SM3)$/

export interface Judged {
  facts?: readonly string[]
  sensitive?: boolean
}

/**
 * Returns whether a native speaker must read the translation of an item before it stands alone. This holds for
 * every text of the item: its title wherever it is shown, the options and reasons of a question, the items of a
 * checklist. Until then, each is shown in English first.
 */
export function needsReader({ facts = [], sensitive = false }: Judged): boolean {
  return sensitive || facts.some((id) => GRAVE_FACTS.test(id))
}
