import { Link } from 'react-router-dom'
import type { Correction } from '#contracts/learning/correction.ts'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { EnglishFirst, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { classesOf } from '#pwa/device/content/classes-of.ts'
import { OfficialLink } from '#pwa/device/content/official-link.tsx'
import { format } from '#pwa/language/language.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './corrections-page.module.css'
import { english, words } from './words.tsx'

/** A longer list of countries is collapsed. */
const FEW_NATIONALS = 5

interface CorrectionEntryProps {
  correction: Correction
  content: FreeContent
}

export function CorrectionEntry({ correction, content }: CorrectionEntryProps) {
  const { id, from, until, chapter, facts, nationalities } = correction
  const target = [...content.guide, ...content.notices].find((item) => item.id === chapter)
  const fact = content.facts.find((known) => facts.includes(known.id))
  return (
    <article id={id} className={styles['entry']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']}>
        <ItemTitle item={correction} />
      </h2>
      <div className={styles['small']}>
        <p>{words.days(<Day day={from} />, <Day day={until} />)}</p>
        <p>{classesOf(correction)}</p>
        {nationalities && <Nationals names={nationalities} />}
      </div>
      <EnglishFirst item={correction}>
        {(shown) => <Sentences shown={shown} named={shown === correction ? words : english} />}
      </EnglishFirst>
      <div className={styles['small']}>
        {target && (
          <p>
            {words.inTheGuide(
              <Link to={`/guide#${target.id}`}>
                <ItemTitle item={target} />
              </Link>,
            )}
          </p>
        )}
        {fact && <p>{words.officialPage(<OfficialLink page={fact.officialPage} />)}</p>}
      </div>
    </article>
  )
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>
}

interface SentencesProps {
  shown: Correction
  named: Pick<typeof words, 'said' | 'right'>
}

function Sentences({ shown: { said, right }, named }: SentencesProps) {
  return (
    <>
      <p className={styles['said']}>
        <strong>{named.said}</strong> <q>{unbroken(said)}</q>
      </p>
      <p className={styles['right']}>
        <strong>{named.right}</strong> {unbroken(right)}
      </p>
    </>
  )
}

function Nationals({ names }: { names: readonly string[] }) {
  const list = new Intl.ListFormat(format).format(names.map(labelOf))
  if (names.length <= FEW_NATIONALS) return <p>{words.nationals(list)}</p>
  return (
    <Disclosure title={words.nationalsOfMany(names.length)}>
      <p>{list}</p>
    </Disclosure>
  )
}
