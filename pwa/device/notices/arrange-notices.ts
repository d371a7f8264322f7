import type { DatedNotice } from '#contracts/learning/learning.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import type { NationalityList, NationalityLookup } from '#contracts/learning/nationality.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'

interface ArrangedNotice {
  notice: DatedNotice
  isOpen: boolean
}

/**
 * Puts the notices first that concern the nationality of the reader, then those of the reader's class. A notice is open
 * from the start if it has the line about the lawyer. A ban or a bond is open too, unless the nationality of the reader
 * is known and the ban or bond does not concern it.
 */
export function arrangeNotices(
  notices: readonly DatedNotice[],
  { lists }: NationalityLookup,
  reader: KnownReader,
): ArrangedNotice[] {
  const ofReader = lists.filter((list) => concerns(list, reader))
  const bans = lists.filter(isBan)
  const arranged = notices.map((notice) => {
    const isOwn = isOfClass(notice, reader) && sharesFact(notice, ofReader)
    const isUnsure = isOwn || reader.nationalities.length === 0
    const isOpenBan = isUnsure && notice.status !== 'ended' && sharesFact(notice, bans)
    return {
      notice,
      isOpen: isOpenBan || standsOpen(englishOf(notice).text),
      place: isOwn ? 0 : placeOfClasses(notice, reader),
    }
  })
  return arranged.toSorted((one, other) => one.place - other.place)
}

/** The line about the lawyer, and the warning beside it of false answers, are never behind a press. */
export function standsOpen(english: string): boolean {
  return english.includes(LAWYER_LINE)
}

/** An assurance, such as "who is outside", is no ban. Content on a device can be older than the classes of facts. */
function isBan({ group, life = 'warning' }: NationalityList): boolean {
  return life === 'warning' && (group === 'suspension' || group === 'bond')
}

function concerns(list: NationalityList, reader: KnownReader): boolean {
  const names = list.names ?? []
  return isOfClass(list, reader) && names.some((name) => reader.nationalities.includes(name))
}

/** A reader whose class is not known may be of any class. */
function isOfClass(
  { classes }: Pick<DatedNotice, 'classes'>,
  reader: Pick<KnownReader, 'classes'>,
): boolean {
  return (
    reader.classes.length === 0 ||
    classes.some((name) => name === 'All' || reader.classes.includes(name))
  )
}

function sharesFact({ facts }: DatedNotice, lists: readonly NationalityList[]): boolean {
  return lists.some((list) => list.facts.some((id) => facts.includes(id)))
}

function placeOfClasses({ classes }: DatedNotice, reader: KnownReader): number {
  if (classes.some((name) => reader.classes.includes(name))) return 1
  return isOfClass({ classes }, reader) ? 2 : 3
}
