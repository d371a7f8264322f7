import type { ReadBy } from '#contracts/checkout/guide-sale.ts'
import { OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { ASSURANCE_DAYS, FIGURE_DAYS } from '#contracts/learning/dated.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from './checks-of-guide.module.css'
import { useGuideSale } from './use-guide-sale.ts'
import { words } from './words.ts'

const { ages } = words

/** Says before the purchase how the content ages, and when and by whom it was last checked. */
export function HowItAges() {
  const sale = useGuideSale()
  return (
    <div className={styles['ages']}>
      {sale?.state === 'closed' && <NotSold checkedOn={sale.warningsCheckedOn} />}
      <p className={styles['title']}>{ages.title}</p>
      <p>
        {ages.warnings} {ages.assurances(formatCount(ASSURANCE_DAYS))}{' '}
        {ages.figures(formatCount(FIGURE_DAYS))}
        {sale && ` ${ages.lastCheck(formatDay(sale.warningsCheckedOn))}`}
        {sale?.werePagesOpened === false && ` ${ages.copies}`}
      </p>
      {sale && (
        <ul>
          <li>{ages.practitioner(readersOf(sale.practitioner))}</li>
          {OTHER_LANGUAGES.map((language) => (
            <li key={language}>{ages.native[language](readersOf(sale.natives[language]))}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function readersOf(readers: ReadBy | undefined): string {
  if (!readers || readers.read === 0) return ages.nobody
  const { names, read, of } = readers
  return ages.some(names.map(isolate).join(', '), formatCount(read), formatCount(of))
}

interface OldCheckProps {
  /** The day of the last check of the warnings. */
  checkedOn: string
  isKnown: boolean
  onChange: (isKnown: boolean) => void
  /** True after the confirmation has been sent. */
  isDisabled: boolean
}

/** Says that the last check of the warnings was long ago. The buyer confirms that they know its day. */
export function OldCheck({ checkedOn, isKnown, onChange, isDisabled }: OldCheckProps) {
  const day = formatDay(checkedOn)
  return (
    <Notice tone="warn" title={words.old.title(day)}>
      <p>{words.old.text}</p>
      <Checkbox
        label={words.old.known(day)}
        isChecked={isKnown}
        onChange={onChange}
        isDisabled={isDisabled}
      />
    </Notice>
  )
}

/** Says that nobody can buy the guide while the last check of the warnings is too long ago. */
export function NotSold({ checkedOn }: { checkedOn: string }) {
  return (
    <Notice tone="warn" title={words.notSold.title}>
      <p>
        {words.notSold.text(formatDay(checkedOn))} {words.notSold.buyers}
      </p>
    </Notice>
  )
}
