import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { English } from '#pwa/language/english.tsx'
import { language } from '#pwa/language/language.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { type CheckLine, describeChecks } from './check-lines.ts'
import styles from './check-list.module.css'
import type { ShownVerdict } from './shown-verdict.ts'
import { words } from './words.tsx'

const ICONS = { passed: Check, failed: X, not_checked: Minus }

const { label, results, resultBefore } = words.checks

export function CheckList({ verdict }: { verdict: ShownVerdict }) {
  return <CheckLines lines={describeChecks(verdict)} />
}

/** Shows the lines of any kind of verdict. */
export function CheckLines({ lines }: { lines: readonly CheckLine<string>[] }) {
  return (
    <ul className={styles['checks']} aria-label={label}>
      {lines.map(({ check, result, name, answer, printed, detail }, at) => {
        const Icon = ICONS[result]
        return (
          <li key={at} className={styles[result]} data-check={check} data-result={result}>
            <Icon />
            <span className={styles['name']}>
              <VisuallyHidden>{resultBefore(results[result])} </VisuallyHidden>
              {name}
            </span>
            <span className={styles['answer']}>
              <Printed screen={answer} paper={printed} />
            </span>
            {detail !== '' && (
              <span className={styles['detail']}>
                {language === 'en' ? detail : <English>{detail}</English>}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
