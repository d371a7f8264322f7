import { type Dated, isExpired, MAY_HAVE_CHANGED } from '#contracts/learning.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './source-line.module.css'

/** A longer list of sources opens on demand. */
const SHORT_SOURCE = 160

type Sourced = Pick<Dated, 'source' | 'officialPage' | 'asOf' | 'expires'>

/** Where a text comes from, how far it speaks, and, once it is old, that it may have changed. */
export function SourceLine({ item }: { item: Sourced }) {
  const { source, officialPage, asOf } = item
  const link = (
    <a href={officialPage.url} target="_blank" rel="noreferrer">
      {unbroken(officialPage.name)}
    </a>
  )
  return (
    <div className={styles['line']}>
      {hasExpired(item) && (
        <Notice tone="warn">
          {MAY_HAVE_CHANGED} {link}
        </Notice>
      )}
      {source.length <= SHORT_SOURCE ? (
        <p className={styles['small']}>
          As of {formatDay(asOf)}. Source: {unbroken(source)}. Official page: {link}.
        </p>
      ) : (
        <div className={styles['small']}>
          <p>
            As of {formatDay(asOf)}. Official page: {link}.
          </p>
          <details>
            <summary>Sources</summary>
            <p>{unbroken(source)}.</p>
          </details>
        </div>
      )}
    </div>
  )
}

function hasExpired(item: Sourced): boolean {
  return isExpired(item, new Date(serverNow()).toISOString().slice(0, 10))
}
