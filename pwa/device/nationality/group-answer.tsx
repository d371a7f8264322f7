import { COPIES_READ_UNTIL } from '#contracts/learning/dated.ts'
import { GROUP_RULES, type LookedUp } from '#contracts/learning/nationality.ts'
import { EnglishFirst } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './what-applies.module.css'
import { words } from './words.tsx'

interface GroupAnswerProps {
  answer: LookedUp
  /** True when the reader has several nationalities. Then the heading names the deciding nationality. */
  isNamed: boolean
}

export function GroupAnswer({ answer, isNamed }: GroupAnswerProps) {
  const { group, nationality, lists } = answer
  const byName = isNamed && lists.every(({ names }) => names !== null)
  return (
    <section className={styles['group']} data-group={group}>
      <h3>
        {byName ? words.groupOf(words.groups[group], labelOf(nationality)) : words.groups[group]}
      </h3>
      {lists.map((list) => (
        <div key={list.id} className={styles['list']}>
          <StatusBadge item={list} />
          <EnglishFirst item={list}>
            {(shown) => (
              <>
                <p>{unbroken(shown.text)}</p>
                <p className={styles['note']}>{unbroken(shown.unknown)}</p>
              </>
            )}
          </EnglishFirst>
          <SourceLine item={list} />
        </div>
      ))}
      {lists.length === 0 && <Absent answer={answer} />}
    </section>
  )
}

/**
 * Says that the nationality is not on the lists that the editors have read, or that this is
 * unknown. Never says that no list applies, because the editors may not have read every list.
 */
function Absent({ answer: { group, officialPage } }: { answer: LookedUp }) {
  const link = (
    <a href={officialPage.url} target="_blank" rel="noreferrer">
      {officialPage.name}
    </a>
  )
  return GROUP_RULES[group].absence === 'unknown' ? (
    <p>{words.unknown(link)}</p>
  ) : (
    <p>{words.notListed(formatDay(COPIES_READ_UNTIL), link)}</p>
  )
}
