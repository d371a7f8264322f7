import { formatPrice } from '#contracts/checkout/money.ts'
import { English } from '#pwa/language/english.tsx'
import { sentenceFor } from '#pwa/network/errors.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { formatLocalDay } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { LoadingLine } from '#pwa/ui/spinner.tsx'
import styles from './profile-page.module.css'
import { useOwnPurchases } from './use-receipts.ts'
import { words } from './words.ts'

/** The newest purchase is first. */
export function ReceiptPanel({ owner }: { owner: string }) {
  const { data: purchases, error, isPending } = useOwnPurchases(owner)

  return (
    <Panel title={words.receipts.title}>
      {isPending && <LoadingLine className={styles['hint']} />}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {purchases?.length === 0 && <p className={styles['hint']}>{words.receipts.none}</p>}
      <ul className={styles['list']}>
        {purchases?.flatMap(({ productName, receipts }) =>
          receipts.map(({ id, number, kind, issuedAt, ...price }) => (
            <li key={id}>
              <p>
                <strong>{words.receipts.numbered(words.receipts.titles[kind], number)}</strong>
                <span className={styles['hint']}>
                  {/* The receipts are in English. */}
                  <English>{productName}</English>
                </span>
                <span className={styles['hint']}>
                  {formatPrice(price)} · {formatLocalDay(new Date(issuedAt))}
                </span>
              </p>
              <ButtonLink
                size="small"
                to={`/account/receipts/${id}`}
                aria-label={words.receipts.openOne[kind](number)}
              >
                {words.receipts.open}
              </ButtonLink>
            </li>
          )),
        )}
      </ul>
    </Panel>
  )
}
