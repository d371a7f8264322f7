import { toVisaCode } from '#pwa/screens/learning/visa-code.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './book.module.css'
import type { WholeGuide } from './outline.ts'
import { Bullets, Chapter, Checks, Dates, Rules } from './pieces.tsx'

const OWN_LINES = 4

/** Shows the cheat sheets and the document lists, then the plan and the daily tips. */
export function SheetsPart({
  premium: { cheatSheets, documentChecklists, planSteps, tips },
}: WholeGuide) {
  return (
    <>
      {cheatSheets.map((sheet) => (
        <Chapter
          key={sheet.visaType}
          anchor={`sheet-${toVisaCode(sheet.visaType)}`}
          title={sheet.title}
          dates={<Dates item={sheet} />}
          opensPage
        >
          {sheet.blocks.map(({ heading, points }) => (
            <div key={heading} className={styles['whole']}>
              <h4 className={styles['subheading']}>{unbroken(heading)}</h4>
              <Bullets texts={points} />
            </div>
          ))}
        </Chapter>
      ))}
      {documentChecklists.map((list) => (
        <Chapter
          key={list.visaType}
          anchor={`papers-${toVisaCode(list.visaType)}`}
          title={list.title}
          dates={<Dates item={list} />}
          opensPage
        >
          <Checks items={list.items} />
          <div className={styles['whole']}>
            <h4 className={styles['subheading']}>What your own post asks for</h4>
            <Rules count={OWN_LINES} />
          </div>
        </Chapter>
      ))}
      <Chapter anchor="plan" title="Your plan until the interview" opensPage>
        {planSteps.map(({ id, text, due }) => (
          <div key={id} className={styles['check']}>
            <p>
              <b>{unbroken(text)}</b>
            </p>
            <p className={styles['checkNote']}>
              {due.amount} {due.unit} before the interview
            </p>
            <p className={styles['checkNote']}>My day</p>
            <Rules count={1} />
          </div>
        ))}
        <h4 className={styles['subheading']}>One for each day</h4>
        {tips.map((tip) => (
          <p key={tip} className={styles['check']}>
            {unbroken(tip)}
          </p>
        ))}
      </Chapter>
    </>
  )
}
