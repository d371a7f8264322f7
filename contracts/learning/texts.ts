/**
 * The members of the content that are not texts for translation: names, dates, choices that the app
 * compares, and all values that an item takes from its facts.
 */
const NOT_TEXTS = new Set([
  'asOf',
  'askedUntil',
  'bankVersion',
  'category',
  'checkBy',
  'checkedOn',
  'chapter',
  'classes',
  'color',
  'datedBy',
  'difficulty',
  'documents',
  'due',
  'edition',
  'endsOn',
  'expires',
  'field',
  'from',
  'group',
  'icon',
  'id',
  'kind',
  'lies',
  'life',
  'names',
  'nationalities',
  'officialPage',
  'part',
  'sources',
  'startsOn',
  'status',
  'supersedes',
  'theme',
  'type',
  'until',
  'verified',
  'version',
  'visaType',
  'visaTypes',
  'when',
])

/**
 * The members that have two kinds of values. In a part of the content, they are lists of items. In
 * an item, they are lists of ids.
 */
const ITEMS_OR_IDS = new Set(['facts', 'notices'])

/** Returns whether a member of an item has texts that readers see, or items with such texts. */
export function hasTexts(item: object, member: string): boolean {
  if (ITEMS_OR_IDS.has(member)) return areItems(Reflect.get(item, member))
  // The options of a DS-160 field are not translated, because the app compares them with the stored
  // answer of the reader.
  if (member === 'options') return !('label' in item)
  return !NOT_TEXTS.has(member)
}

function areItems(list: unknown): boolean {
  return Array.isArray(list) && typeof list[0] === 'object'
}

/**
 * Returns a copy of the content with changed texts. Calls `change` for each text, and `onCopy` for
 * each copied object. Visits the members of an object in alphabetical order, because a schema can
 * change their order.
 */
export function mapTexts<Value>(
  value: Value,
  change: (text: string) => string,
  onCopy?: (copy: object, original: object) => void,
): Value {
  if (typeof value === 'string') return change(value) as Value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    return value.map((inner: unknown) => mapTexts(inner, change, onCopy)) as Value
  }
  const copy = Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([member, inner]: [string, unknown]) => [
        member,
        hasTexts(value, member) ? mapTexts(inner, change, onCopy) : inner,
      ]),
  )
  onCopy?.(copy, value)
  return copy as Value
}

/** Returns all texts of the content, in the order of `mapTexts`. */
export function listTexts(value: unknown): string[] {
  const texts: string[] = []
  mapTexts(value, (text) => {
    texts.push(text)
    return text
  })
  return texts
}
