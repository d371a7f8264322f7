import { ASSURANCE_DAYS, COPIES_READ_UNTIL } from '#contracts/learning/dated.ts'
import { GROUP_RULES, type LookedUp, type LookupGroup } from '#contracts/learning/nationality.ts'
import { addDays } from '#contracts/time.ts'
import { readToday } from '#pwa/network/today.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { EnglishFirst, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { OfficialLink } from '#pwa/device/content/official-link.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { English } from '#pwa/language/english.tsx'
import { language } from '#pwa/language/language.ts'
import { formatDay, formatEnglishDay } from '#pwa/ui/format-date.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './what-applies.module.css'
import { english, words } from './words.tsx'

/** The groups whose own words are shown in English first, because no native speaker has read them yet. */
const GRAVE: readonly LookupGroup[] = ['suspension', 'bond']

interface GroupAnswerProps {
  answer: LookedUp
  /** True when the reader has several nationalities. Then the heading names the deciding nationality. */
  isNamed: boolean
}

export function GroupAnswer({ answer, isNamed }: GroupAnswerProps) {
  const { group, nationality, lists } = answer
  const byName = isNamed && lists.every(({ names }) => names !== null)
  const own = titleIn(words, labelOf(nationality))

  function titleIn({ groups, groupOf }: typeof words, name: string) {
    return byName ? groupOf(groups[group], name) : groups[group]
  }

  return (
    <section className={styles['group']} data-group={group}>
      <h3>
        <Both english={isGrave(group) ? titleIn(english, nationality) : own} own={own} />
      </h3>
      {lists.map((list) => (
        <div key={list.id} className={styles['list']}>
          <StatusBadge item={list} />
          <DatedText item={list}>
            <EnglishFirst item={list}>
              {(shown) => (
                <>
                  <p>{unbroken(shown.text)}</p>
                  {shown.unknown !== '' && (
                    <p className={styles['note']}>{unbroken(shown.unknown)}</p>
                  )}
                </>
              )}
            </EnglishFirst>
          </DatedText>
        </div>
      ))}
      {lists.length === 0 && <Absent answer={answer} />}
    </section>
  )
}

/**
 * Says that the nationality is not on the lists that the editors have read, or that this is
 * unknown. What was read too long ago counts as unknown. Never says that no list applies, because the editors may not have read every list.
 */
function Absent({ answer: { group, checkedOn, officialPage } }: { answer: LookedUp }) {
  const link = <OfficialLink page={officialPage} />
  const isOld = readToday() > addDays(checkedOn, ASSURANCE_DAYS)
  if (isOld || GROUP_RULES[group].absence === 'unknown') return <p>{words.unknown(link)}</p>
  return (
    <>
      {isGrave(group) && (
        <>
          <p>
            <English>{english.notListed(formatEnglishDay(COPIES_READ_UNTIL), link)}</English>
          </p>
          <UnreadMark />
        </>
      )}
      <p>{words.notListed(formatDay(COPIES_READ_UNTIL), link)}</p>
    </>
  )
}

function isGrave(group: LookupGroup): boolean {
  return language !== 'en' && GRAVE.includes(group)
}
